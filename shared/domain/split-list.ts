/**
 * The entries of a comma-separated text, trimmed, in their order; empty ones and repetitions, in any case, are left out
 * (section 3: `unit`, `cat`, `sub_cat`, `type`, `gallery`).
 *
 *     '1BR, 2BR,, 2br '  =>  ['1BR', '2BR']
 */
export function splitList(text: string): readonly string[] {
  const entries = new Map<string, string>();
  for (const entry of text.split(',')) {
    const trimmed = entry.trim();
    const key = trimmed.toLowerCase();
    if (trimmed && !entries.has(key)) entries.set(key, trimmed);
  }
  return [...entries.values()];
}
