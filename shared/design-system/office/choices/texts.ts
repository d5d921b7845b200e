import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    add: 'Add a value',
    list: 'Values in use',
    new: 'new',
    isNew: 'New value: no other record has it.',
    addNew: (value: string) => `Add “${value}” as a new value`,
    usedBy: (count: number) => format.plural(count, { one: '# record', other: '# records' }),
    remove: (value: string, place: number, count: number) => `Remove ${value}, ${place} of ${count}`,
    tagKeys: 'Arrow keys move this value. Delete removes it.',
  }),
});
