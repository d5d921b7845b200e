import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    open: 'Deleted records',
    about: 'A restored record has its former address. The site shows it when it is published.',
    none: 'No record was deleted that is not there again.',
    deleted: (name: string, when: string, by: string) => `${name}, deleted ${when} by ${by}`,
    unnamed: (id: number) => `Record ${id}`,
    byRule: 'a rule',
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${name}`,
    restored: 'Restored. The site does not show it yet.',
    failed: 'It could not be restored.',
  }),
});
