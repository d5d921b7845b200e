/** A list in a cell of a table is JSON; other text is left as it is, for the schema to reject. */
export function parseCell(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
