/** Criteria of a page as they are in its URL; what is `undefined` or an empty list is left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Puts criteria behind a path, and behind those that it has already; a list as the same key repeated. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(key, String(one));
    }
  }
  const text = search.toString();
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}
