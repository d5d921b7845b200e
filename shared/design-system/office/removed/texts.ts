import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    open: 'Deleted records',
    about: 'A restored record gets its old address back. Publish it to show it on the site.',
    none: 'No deleted records.',
    deleted: (name: string, when: string, by: string) => `${name}, deleted ${when} by ${by}`,
    unnamed: (id: number) => `Record ${id}`,
    byRule: 'an automatic rule',
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${name}`,
    restored: 'Restored as unpublished.',
    failed: 'We could not restore it.',
  }),
});
