/**
 * Runs something heavy once the browser has painted what stands now, so that the page responds to a press at once and what it
 * brings comes a moment later. The returned function calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks come before its paint, the next task after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
