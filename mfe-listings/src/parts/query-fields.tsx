import type { Query } from '@iwan/shared/paths/query';

/** What a GET form carries along unseen: it would drop the query of its address otherwise. */
export function QueryFields({ query }: { readonly query: Query }) {
  return Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((text) => text !== undefined)
      .map((text) => <input key={`${name} ${text}`} type="hidden" name={name} value={String(text)} />),
  );
}
