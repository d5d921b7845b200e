/** The longest text of a record in characters: what a page shows of a description or a paragraph. */
export const longestText = 100_000;

/** A text that was cut, for the log. */
export interface CutText {
  /** The record's name, where it has one. */
  readonly record: string | null;
  readonly field: string;
  readonly characters: number;
}

/**
 * Cuts the longer texts of a parsed response in place, so that one record with a text of megabytes delays no page of the others:
 * each page of a list has all records parsed in the process of its remote.
 */
export function cutLongTexts(value: unknown, onCut: (cut: CutText) => void, within: string | null = null): void {
  if (typeof value !== 'object' || value === null) return;
  const own = value as Record<string, unknown>;
  const record = typeof own.name === 'string' ? own.name.slice(0, 100) : within;
  for (const [field, content] of Object.entries(own)) {
    if (typeof content === 'string' && content.length > longestText) {
      onCut({ record, field, characters: content.length });
      own[field] = content.slice(0, longestText);
    } else cutLongTexts(content, onCut, record);
  }
}
