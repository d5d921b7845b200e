import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of a developer's page. Sections 2 and 8 fix the names of the states. */
export const textsOf = defineTexts({
  en: () => ({
    head: (name: string) => `${name} | ${business.fullName}`,
    headDescription: (name: string) => `${name}: background, projects in Dubai and agents.`,
    developer: 'Developer',
    developers: 'Developers',
    none: 'No data available',
    bannerAlt: (name: string) => `A building by ${name}`,
    figures: (name: string) => `${name} at a glance`,
    experience: 'Years of experience',
    established: 'Year established',
    employees: 'Employees',
    headquarters: 'Headquarters',
    about: (name: string) => `About ${name}`,
    video: (name: string) => `Video by ${name}`,
    location: 'Location',
    mapOf: (name: string) => `Map showing ${name}`,
    onTheMap: 'View projects on map',
    ask: (name: string) => `Ask us about ${name}`,
    others: 'Other developers',
    notFound: 'Developer not found',
    lostReason: 'The developer’s name may have changed, or the link may be incomplete.',
    near: 'Other developers',
  }),
});
