import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    menu: 'Office',
    groups: { leads: 'Leads', catalogue: 'Catalogue', content: 'Content', site: 'Site', office: 'Office' },
    skip: 'Skip to content',
    toSite: 'View site',
    signOut: 'Sign out',
    openMenu: 'Menu',
    close: 'Close',
    undo: 'Undo',
    nowhere: 'Screen not found.',
    loading: 'Loading…',
    screenFailed: 'We could not load this screen.',
    screenBroken: 'Something went wrong on this screen. Your unsaved entries are kept in this browser.',
    tryAgain: 'Try again',
    tooLarge: (megabytes: number) => `The file is larger than ${format.number(megabytes)} MB.`,
    unreachable: 'The server is not responding. Try again in a minute.',
    unreadable: 'Unexpected server response. Try again in a minute.',
    core: {
      updated: 'Saved.',
      created: 'Created.',
      deleted: 'Deleted.',
      gone: 'This record no longer exists.',
      failed: 'We could not save it.',
      needed: 'Required.',
      invalid: 'Check the highlighted fields.',
      undo: 'Undo',
    },
  }),
});
