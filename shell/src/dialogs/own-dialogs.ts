import { lazyCode } from '../federation/page/shell-page';
import { textsOf } from './contact/texts';

/**
 * The dialogs of the shell itself, with their names while they are loading. The document finds the styles of a dialog by the
 * name of its chunk.
 */
export const ownDialogs = {
  contact: {
    titleOf: (locale: string) => textsOf(locale).title,
    code: lazyCode(
      async () => (await import(/* webpackChunkName: "dialogs-contact" */ './contact/contact-dialog')).ContactDialog,
    ),
  },
} as const;

export type OwnDialogName = keyof typeof ownDialogs;

export function isOwnDialog(name: string): name is OwnDialogName {
  return Object.hasOwn(ownDialogs, name);
}
