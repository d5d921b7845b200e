/**
 * The entries of a text with commas (Arabic ones too), trimmed, in their order; empty ones and duplicates, ignoring case, are left out
 * (section 3: `unit`, `cat`, `sub_cat`, `type`, `gallery`).
 *
 *     '1BR, 2BR,, 2br '  =>  ['1BR', '2BR']
 */
export function splitList(text: string): readonly string[] {
  const entries = new Map<string, string>();
  for (const entry of text.split(/[,،]/)) {
    const trimmed = entry.trim();
    const key = trimmed.toLowerCase();
    if (trimmed && !entries.has(key)) entries.set(key, trimmed);
  }
  return [...entries.values()];
}

/** Whether a list has an entry, ignoring case, as a whole: `1BR` is not in `['11BR', '1.5BR']`. */
export function hasEntry(entries: readonly string[], wanted: string): boolean {
  const key = wanted.trim().toLowerCase();
  return entries.some((entry) => entry.toLowerCase() === key);
}
