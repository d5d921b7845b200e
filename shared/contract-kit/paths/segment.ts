/** One path segment for any text. Half a surrogate pair would make `encodeURIComponent` throw: it is replaced. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The text of one path segment, or `null` when its percent-encoding is malformed. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
