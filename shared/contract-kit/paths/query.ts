/** Query parameters; `undefined` and empty lists are left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Appends parameters to a path, which may have some already; a list repeats its key. */
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

/** Part of a name, in a form that the browser submits: typed and not chosen. */
export const typedParameters = { locationLike: 'location_like', propertyLike: 'property_like' } as const;
