/** Where the part of a query begins that is a dialog's: what stands before it is the page's. */
const beginning = /[?&]dialog=/;

/** A query, split at the dialog that it asks for. */
export interface DialogQuery {
  /** The page's own parameters, as they were written, with `?`; empty where it has none. */
  readonly page: string;
  /** The dialog's, `dialog=NAME` first, without `?` or `&`; empty where the query asks for no dialog. */
  readonly dialog: string;
}

/** `?tab=Commercial&dialog=calculator&price=5` // => `{ page: '?tab=Commercial', dialog: 'dialog=calculator&price=5' }` */
export function splitDialogQuery(search: string): DialogQuery {
  const { index = search.length } = beginning.exec(search) ?? {};
  return { page: search.slice(0, index), dialog: search.slice(index + 1) };
}

/** Puts both parts behind each other again; empty where there is nothing in them. */
export function joinDialogQuery({ page, dialog }: DialogQuery): string {
  if (dialog === '') return page;
  return `${page === '' ? '?' : `${page}&`}${dialog}`;
}
