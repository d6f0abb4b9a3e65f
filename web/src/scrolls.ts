/** A region that scrolls can be reached by keyboard; one that does not is no stop on the way. */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) {
      node.tabIndex = 0;
    } else {
      node.removeAttribute("tabindex");
    }
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy: () => {
      size.disconnect();
      content.disconnect();
    },
  };
}
