import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Changes',
    columns: { at: 'When', person: 'Who', action: 'What', record: 'Record', fields: 'Fields' },
    byRule: 'A rule',
  }),
});
