import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** Of the files. */
export const licence = 'https://creativecommons.org/licenses/by/4.0/';

export const textsOf = defineTexts({
  en: () => ({
    headTitle: `Open data: our price history | ${business.fullName}`,
    description: 'The asking prices of our projects, former and current, as a CSV file to use freely.',
    title: 'Open data',
    lede: 'Every asking price that we have published for a project, and how long it was asked. Free to use, with our name as the source.',
    download: 'Download prices (CSV)',
    columnsTitle: 'What is in the file',
    columns: {
      project_id: 'Our number for the project. It stays the same when the name changes.',
      project: 'Name of the project.',
      developer: 'Name of the developer. Empty where we do not know it.',
      location: 'Area of the project.',
      price_aed: 'Lowest asking price in dirhams. Projects without a published price are left out.',
      valid_from: 'When this price was first asked, in UTC. Empty for the first price that we know.',
      valid_until: 'When it was replaced, in UTC. Empty for the current price.',
    },
    useTitle: 'Using the data',
    use: 'You may copy, change and publish the data, including commercially, if you name us as the source.',
    licence: 'Licence: Creative Commons Attribution 4.0',
    limits:
      'These are asking prices, not registered sales. The file has up to twelve former prices of a project and is updated every hour.',
  }),
});
