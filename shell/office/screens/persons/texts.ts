import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Personal data',
    intro: 'Find, export or erase everything we hold about a person.',
    email: 'Email',
    phone: 'Phone',
    phoneHelp: 'Also finds messages sent from other email addresses. Any phone format works.',
    find: 'Look up',
    finding: 'Looking…',
    none: 'No data found for this person.',
    leads: (count: number) => format.plural(count, { one: '# lead', other: '# leads' }),
    lead: (form: string, at: string) => `${form}, ${at}`,
    file: (name: string) => `File: ${name}`,
    note: (by: string, text: string) => `${by}: ${text}`,
    account: 'Reader account',
    since: (name: string, at: string) => `${name}, since ${at}`,
    comments: (count: number) => format.plural(count, { one: '# comment', other: '# comments' }),
    saved: (count: number) => format.plural(count, { one: '# saved entry', other: '# saved entries' }),
    likes: (count: number) => format.plural(count, { one: '# liked article', other: '# liked articles' }),
    sessions: (count: number) => format.plural(count, { one: '# active session', other: '# active sessions' }),
    stopped: 'Blocked from commenting.',
    searches: (count: number) => format.plural(count, { one: '# saved search', other: '# saved searches' }),
    unconfirmed: 'not confirmed',
    mails: (count: number) => format.plural(count, { one: '# email', other: '# emails' }),
    download: 'Download all data (JSON)',
    fileName: 'personal-data.json',
    erase: 'Erase all data',
    eraseTitle: 'Permanently erase',
    eraseWarning:
      'This permanently deletes leads, files, notes, the account, comments, saved searches and emails. You cannot undo it.',
    confirm: (word: string) => `Type ${word} to confirm`,
    word: 'ERASE',
    wrongWord: (word: string) => `Type ${word} to confirm.`,
    cancel: 'Cancel',
    erased: (leads: number, files: number) =>
      `Erased ${format.plural(leads, { one: '# lead', other: '# leads' })}, ${format.plural(files, { one: '# file', other: '# files' })} and all other data.`,
    filesLeft: (count: number) =>
      format.plural(count, {
        one: '# file could not be deleted because storage is not responding. We try again every hour.',
        other: '# files could not be deleted because storage is not responding. We try again every hour.',
      }),
    elsewhere: 'Emails already sent and earlier exports are not affected.',
  }),
});
