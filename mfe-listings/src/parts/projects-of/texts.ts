import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads above and beneath the projects of a developer or an agent. */
export const textsOf = defineTexts({
  en: (format) => ({
    by: { developer: (name: string) => `Projects by ${name}`, agent: (name: string) => `Projects with ${name}` },
    /** Where there are none, or none of them says whose it is. */
    projects: 'Projects',
    none: 'No data available',
    all: (total: number) => format.plural(total, { one: 'See it among the results', other: 'See all # as results' }),
    map: 'See them on the map',
  }),
});
