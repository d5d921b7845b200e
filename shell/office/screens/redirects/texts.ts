import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Redirects',
    about:
      'Addresses that have no page of their own and lead on to one. What is renamed leads on by itself and needs none here.',
    add: 'New redirect',
    edit: 'Change the redirect',
    empty: 'No address leads on to another yet.',
    columns: { from: 'From', to: 'To', createdAt: 'Since' },
    fromHelp: 'An address of the site without its origin: /old-tower/',
    toHelp: 'The address that it leads on to: /new-homes-properties/new-tower/',
    remove: 'Delete',
    removeQuestion: (from: string) => `Delete ${from}? It leads nowhere then.`,
    removed: 'Deleted.',
    close: 'Close',
  }),
});
