/**
 * A region that scrolls can be reached by keyboard; one that does not is no stop on the way. It is measured
 * after the frame that changed it: to ask before would lay the whole page out once more.
 */
import { afterFrame } from "./idle";

export function scrolls(node: HTMLElement): { destroy: () => void } {
  let stop: (() => void) | null = null;
  const look = (): void => {
    stop = null;
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) {
      node.tabIndex = 0;
    } else {
      node.removeAttribute("tabindex");
    }
  };
  const later = (): void => void (stop ??= afterFrame(look));
  const size = new ResizeObserver(later);
  const content = new MutationObserver(later);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      stop?.();
      size.disconnect();
      content.disconnect();
    },
  };
}
