/**
 * Which of two handles a press on their line moves, by the place of the press: the nearer one, of two at one place the one that
 * can move there.
 */
export function nearestHandle(pressed: number, [low, high]: readonly [number, number], last: number): 0 | 1 {
  const [toLow, toHigh] = [Math.abs(pressed - low), Math.abs(pressed - high)];
  if (toLow !== toHigh) return toLow < toHigh ? 0 : 1;
  return pressed < low || low === last ? 0 : 1;
}
