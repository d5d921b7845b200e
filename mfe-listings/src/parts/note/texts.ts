import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of a visitor's own note. */
export const textsOf = defineTexts({
  en: (format) => ({
    add: 'Add note',
    edit: 'Edit note',
    label: (name: string) => `Note on ${name}`,
    help: (most: number) => `Saved as you type, ${format.number(most)} characters at most.`,
  }),
});
