/** Rows by what they belong to, each group in the order of the rows. */
export function groupedBy<Row, Key, Value = Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  toValue: (row: Row) => Value = (row) => row as unknown as Value,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const others = groups.get(key);
    if (others) others.push(toValue(row));
    else groups.set(key, [toValue(row)]);
  }
  return groups;
}
