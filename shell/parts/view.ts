/** Which parts are shown, and how: the query of the page's address. */
export interface View {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** The parts of one file; all when `null`. */
  readonly part: string | null;
  /** One example of it, by itself; all when `null`. */
  readonly example: string | null;
}

/** Reads a query; the defaults are light, left to right, and all parts. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    direction: query.get('direction') === 'rtl' ? 'rtl' : 'ltr',
    part: query.get('part'),
    example: query.get('example'),
  };
}

/** The query that `readView` reads. */
export function viewQuery(view: View): string {
  const given = Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== null);
  return `?${new URLSearchParams(given)}`;
}
