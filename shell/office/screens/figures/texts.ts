import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Figures',
    since: 'Since',
    lastDays: (days: number) => format.plural(days, { one: 'the last # day', other: 'the last # days' }),
    all: 'All leads',
    who: 'By person',
    source: 'By form',
    project: 'By project',
    stages: 'Where they stand',
    nobody: 'Nobody',
    name: 'Name',
    leads: 'Leads',
    answered: 'Answered',
    within: (minutes: number) => `Within ${minutes} minutes`,
    share: (count: number, all: number) => `${format.whole(count)} (${all === 0 ? '—' : format.percent(count / all)})`,
    count: format.whole,
  }),
});
