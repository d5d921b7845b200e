import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the developers' carousel. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Developers',
    all: (total: number) => `All ${format.plural(total, { one: '# developer', other: '# developers' })}`,
  }),
});
