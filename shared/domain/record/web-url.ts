/** A text as an http(s) URL; `null` for anything else. */
export function webUrl(text: string | null): string | null {
  try {
    const url = new URL(text ?? '');
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
