/** A text as the address of a page elsewhere, when it is an http(s) URL; `null` for anything else. */
export function webUrl(text: string | null): string | null {
  try {
    const url = new URL(text ?? '');
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
