/** The offered values, and after them chosen ones that are not offered, as an address may have. */
export function withChosen(offered: readonly string[], chosen: readonly string[]): readonly string[] {
  const keys = new Set(offered.map((value) => value.toLowerCase()));
  return [...offered, ...chosen.filter((value) => !keys.has(value.toLowerCase()))];
}
