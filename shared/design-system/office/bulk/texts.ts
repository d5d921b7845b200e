import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => {
    const records = (count: number) => format.plural(count, { one: '# record', other: '# records' });
    return {
      select: 'Select',
      selectAll: 'Select all on this page',
      selectOne: (name: string) => `Select ${name}`,
      selectUnnamed: (id: number | string) => `Select record ${id}`,
      selected: (count: number) => `${records(count)} selected`,
      clear: 'Clear selection',
      pending: (what: string, count: number) => `${what}: ${records(count)}, in 10 seconds.`,
      done: (what: string, count: number) => `${what}: ${records(count)}. Done.`,
      undone: 'Cancelled. No changes.',
      failed: 'We could not do that.',
    };
  },
});
