import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    menu: 'Office',
    groups: { leads: 'Leads', records: 'Records', site: 'The site', office: 'The office' },
    skip: 'To the content',
    toSite: 'To the site',
    signOut: 'Sign out',
    openMenu: 'Menu',
    close: 'Close',
    undo: 'Undo',
    nowhere: 'There is no such screen.',
    loading: 'Loading …',
    screenFailed: 'This screen could not be loaded.',
    screenBroken: 'Something on this screen has failed. What was typed into forms is kept in this browser.',
    tryAgain: 'Try again',
    tooLarge: (megabytes: number) => `The file is larger than ${format.number(megabytes)} MB.`,
    unreachable: 'The office cannot reach its server. Try again in a minute.',
    unreadable: 'The server has answered something that the office cannot read. Try again in a minute.',
    core: {
      updated: 'Saved.',
      created: 'Made.',
      deleted: 'Deleted.',
      gone: 'There is no such record any more.',
      failed: 'It was not saved.',
      needed: 'This is needed.',
      invalid: 'Something in the form is to be mended.',
      undo: 'Undo',
    },
  }),
});
