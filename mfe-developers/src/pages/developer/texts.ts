import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of a developer's page. Sections 2 and 8 fix the names of the states. */
export const textsOf = defineTexts({
  en: (format) => ({
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
    handedOver: (onTime: number, finished: number) =>
      format.plural(
        finished,
        {
          one: '{onTime} of # finished project was handed over within 3 months of the first promised date.',
          other: '{onTime} of # finished projects were handed over within 3 months of the first promised date.',
        },
        { onTime: format.number(onTime) },
      ),
    delay: (months: number) =>
      format.plural(months, { one: 'The median delay is # month.', other: 'The median delay is # months.' }),
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
