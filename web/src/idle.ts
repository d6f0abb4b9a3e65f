/** When the page has time: something that can wait, and something that must see what was just drawn. */

/** As soon as there is nothing better to do; not every browser tells when that is. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(task, { timeout: 4000 });
  } else {
    setTimeout(task, 1000);
  }
}

/** After the next frame is drawn, when measuring costs nothing; returns what calls it off. */
export function afterFrame(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
