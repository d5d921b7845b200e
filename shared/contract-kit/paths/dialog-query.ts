/** The first parameter of a dialog: everything before it belongs to the page. */
const beginning = /[?&]dialog=/;

/** A query, split into the page's part and the dialog's. */
export interface DialogQuery {
  /** The page's own parameters with `?`, unchanged; empty where it has none. */
  readonly page: string;
  /** The dialog's, `dialog=NAME` first, without `?` or `&`; empty where the query asks for no dialog. */
  readonly dialog: string;
}

/** `?tab=Commercial&dialog=calculator&price=5` // => `{ page: '?tab=Commercial', dialog: 'dialog=calculator&price=5' }` */
export function splitDialogQuery(search: string): DialogQuery {
  const { index = search.length } = beginning.exec(search) ?? {};
  return { page: search.slice(0, index), dialog: search.slice(index + 1) };
}

/** Joins both parts again; empty where both are. */
export function joinDialogQuery({ page, dialog }: DialogQuery): string {
  if (dialog === '') return page;
  return `${page === '' ? '?' : `${page}&`}${dialog}`;
}
