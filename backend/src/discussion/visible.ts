interface Said {
  readonly id: number;
  readonly parent_id: number | null;
  readonly hidden_at: Date | null;
}

/** What readers see: without hidden comments and all replies below them. */
export function visible<Row extends Said>(rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isHidden = (row: Row): boolean => {
    for (let each: Row | undefined = row; each; each = byId.get(each.parent_id ?? 0)) {
      if (each.hidden_at !== null) return true;
    }
    return false;
  };
  return rows.filter((row) => !isHidden(row));
}
