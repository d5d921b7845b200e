import { joinDialogQuery, splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import type { Dialog } from '@iwan/shared/state/dialogs';
import type { Composition } from '../composition/composition';
import { isOwnDialog } from './own-dialogs';

/**
 * The dialog in a query, with the parameters after it as its props, numbers as numbers:
 * `?tab=Commercial&dialog=calculator&price=1200000`. `null` where the site has no such dialog.
 */
export function linkedDialog({ dialogs }: Pick<Composition, 'dialogs'>, search: string): Dialog | null {
  const { dialog: name, ...rest } = Object.fromEntries(new URLSearchParams(splitDialogQuery(search).dialog));
  if (name === undefined || (!Object.hasOwn(dialogs, name) && !isOwnDialog(name))) return null;
  const params = Object.entries(rest).map(([key, text]) => [
    key,
    /^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text,
  ]);
  return { ...Object.fromEntries(params), name } as Dialog;
}

/** A page's query with a dialog added; the page's own query without one. `linkedDialog` parses it. */
export function queryWithDialog(search: string, dialog: Dialog | null): string {
  const { page } = splitDialogQuery(search);
  if (dialog === null) return page;
  const { name, ...params } = dialog;
  const query = new URLSearchParams({ dialog: name });
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.append(key, String(value));
  return joinDialogQuery({ page, dialog: String(query) });
}
