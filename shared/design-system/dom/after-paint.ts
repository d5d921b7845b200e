/**
 * Runs something expensive after the next paint, so that the page responds to a press at once. Returns a function that cancels
 * it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Animation frame callbacks run before the paint, the next task after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
