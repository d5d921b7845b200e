import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the projects of a developer or an agent. */
export const textsOf = defineTexts({
  en: (format) => ({
    by: { developer: (name: string) => `Projects by ${name}`, agent: (name: string) => `Projects with ${name}` },
    /** Where there are no projects. */
    projects: 'Projects',
    none: 'No data available',
    noneYet: 'No projects at the moment.',
    others: 'View all projects',
    all: (total: number) => format.plural(total, { one: 'See it in the results', other: 'See all # in the results' }),
    map: 'View on map',
  }),
});
