import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Redirects',
    about: 'Send old addresses to a new page. Renamed records redirect automatically.',
    add: 'New redirect',
    edit: 'Edit redirect',
    empty: 'No redirects yet.',
    columns: { from: 'From', to: 'To', createdAt: 'Since' },
    fromHelp: 'A path on this site, for example /old-tower/',
    toHelp: 'The page to open, for example /new-homes-properties/new-tower/',
    remove: 'Delete',
    removeQuestion: (from: string) => `Delete the redirect from ${from}?`,
    removed: 'Deleted.',
    close: 'Close',
  }),
});
