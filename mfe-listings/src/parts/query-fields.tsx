import type { Query } from '@iwan/shared/paths/query';

/** Hidden fields for the query parameters that a GET form has to keep: it would drop the query of its own address. */
export function QueryFields({ query }: { readonly query: Query }) {
  return Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((text) => text !== undefined)
      .map((text) => <input key={`${name} ${text}`} type="hidden" name={name} value={String(text)} />),
  );
}
