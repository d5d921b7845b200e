/** The values on offer, and behind them what was chosen beside them, as an address may. */
export function withChosen(offered: readonly string[], chosen: readonly string[]): readonly string[] {
  const keys = new Set(offered.map((value) => value.toLowerCase()));
  return [...offered, ...chosen.filter((value) => !keys.has(value.toLowerCase()))];
}
