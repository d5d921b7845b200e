import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => {
    const records = (count: number) => format.plural(count, { one: '# record', other: '# records' });
    return {
      select: 'Select',
      selectAll: 'Select all of this page',
      selectOne: (name: string) => `Select ${name}`,
      selectUnnamed: (id: number | string) => `Select record ${id}`,
      selected: (count: number) => `${records(count)} selected`,
      clear: 'Clear the selection',
      pending: (what: string, count: number) => `${what}: ${records(count)}. It takes effect in ten seconds.`,
      done: (what: string, count: number) => `${what}: ${records(count)}. Done.`,
      undone: 'Nothing was changed.',
      failed: 'It could not be done.',
    };
  },
});
