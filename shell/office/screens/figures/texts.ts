import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Reports',
    since: 'Period',
    lastDays: (days: number) => format.plural(days, { one: 'Last # day', other: 'Last # days' }),
    all: 'All time',
    who: 'By member of staff',
    source: 'By form',
    project: 'By project',
    stages: 'By stage',
    nobody: 'Unassigned',
    name: 'Name',
    leads: 'Leads',
    answered: 'Replied',
    within: (minutes: number) => `Replied within ${minutes} minutes`,
    share: (count: number, all: number) => `${format.whole(count)} (${all === 0 ? '—' : format.percent(count / all)})`,
    count: format.whole,
  }),
});
