import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Personal data',
    intro: 'What the site holds about a person: to show it, give it to them, or erase it when they ask.',
    email: 'E-mail',
    phone: 'Phone',
    phoneHelp: 'Finds what was sent with another address too. How the digits are written does not matter.',
    find: 'Look up',
    finding: 'Looking …',
    none: 'Nothing is held about this person.',
    leads: (count: number) => format.plural(count, { one: '# lead', other: '# leads' }),
    lead: (form: string, at: string) => `${form}, ${at}`,
    file: (name: string) => `File: ${name}`,
    note: (by: string, text: string) => `${by}: ${text}`,
    account: 'Account of a reader',
    since: (name: string, at: string) => `${name}, since ${at}`,
    comments: (count: number) => format.plural(count, { one: '# comment', other: '# comments' }),
    likes: (count: number) => format.plural(count, { one: '# liked article', other: '# liked articles' }),
    sessions: (count: number) => format.plural(count, { one: '# open session', other: '# open sessions' }),
    stopped: 'May not write any more.',
    searches: (count: number) => format.plural(count, { one: '# saved search', other: '# saved searches' }),
    unconfirmed: 'not confirmed',
    mails: (count: number) => format.plural(count, { one: '# mail', other: '# mails' }),
    download: 'Download all of it (JSON)',
    fileName: 'personal-data.json',
    erase: 'Erase all of it',
    eraseTitle: 'Erase for good',
    eraseWarning:
      'Leads with their files and notes, the account with its comments, saved searches and mails are deleted. Nobody can bring them back.',
    confirm: (word: string) => `Type ${word} to confirm`,
    word: 'ERASE',
    wrongWord: (word: string) => `Please type ${word}.`,
    cancel: 'Cancel',
    erased: (leads: number, files: number) =>
      `Erased: ${format.plural(leads, { one: '# lead', other: '# leads' })}, ${format.plural(files, { one: '# file', other: '# files' })}, and everything else.`,
    filesLeft: (count: number) =>
      format.plural(count, {
        one: '# file could not be deleted yet, since the storage does not answer. It is tried again every hour.',
        other: '# files could not be deleted yet, since the storage does not answer. It is tried again every hour.',
      }),
    elsewhere: 'Mails that have gone out, and what was exported before, are not reached from here.',
  }),
});
