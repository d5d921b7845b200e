import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of a developer's page. Sections 2 and 8 fix the names of the states. */
export const textsOf = defineTexts({
  en: () => ({
    head: (name: string) => `${name} | ${business.fullName}`,
    headDescription: (name: string) => `${name}: their story, their projects in Dubai, and the people to ask.`,
    developer: 'Developer',
    developers: 'Developers',
    none: 'No data available',
    bannerAlt: (name: string) => `A building by ${name}`,
    figures: (name: string) => `${name} in figures`,
    experience: 'Years of experience',
    established: 'Year established',
    employees: 'Employees',
    headquarters: 'Headquarters',
    buildings: 'New buildings',
    about: (name: string) => `About ${name}`,
    video: (name: string) => `A film by ${name}`,
    location: 'Location',
    mapOf: (name: string) => `Map of ${name}`,
    onTheMap: 'See their projects on the map',
    ask: (name: string) => `Ask ${name}`,
    others: 'Other developers',
    notFound: 'Developer not found',
    lostReason: 'The name may have changed, or the link was cut off on its way.',
    near: 'Developers on this site',
  }),
});
