import { lazyCode } from '../federation/page/shell-page';
import { textsOf } from './contact/texts';

/** The dialogs of the shell itself, with their names while they are loading. */
export const ownDialogs = {
  contact: {
    titleOf: (locale: string) => textsOf(locale).title,
    code: lazyCode(
      async () => (await import(/* webpackChunkName: "contact-dialog" */ './contact/contact-dialog')).ContactDialog,
    ),
  },
} as const;

export type OwnDialogName = keyof typeof ownDialogs;

export function isOwnDialog(name: string): name is OwnDialogName {
  return Object.hasOwn(ownDialogs, name);
}
