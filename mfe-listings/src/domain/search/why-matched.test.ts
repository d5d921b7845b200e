import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type Reason, whyMatched } from './why-matched';

const card: ProjectCard = {
  id: '1',
  name: 'Harbour Gate',
  image: null,
  status: 'New Launch',
  location: 'Dubai Marina',
  categories: ['Residential', 'Off Plan'],
  subCategories: ['Apartment'],
  labels: ['New'],
  units: ['1BR', '2BR'],
  price: 1_200_000,
  area: null,
  developer: { name: 'Marensand Developments', logo: null },
  agents: [],
  preview: null,
};
const unit = { type: '2BR', squareFeet: 1_000, price: 1_900_000, available: 2, plan: null };
const why = (criteria: Partial<SearchCriteria>, changes: Partial<ProjectCard> = {}) =>
  whyMatched({ ...card, ...changes }, { ...noCriteria, ...criteria });
const word = (text: string, foundIn: string, hasTypo = false) => ({ kind: 'word', word: text, foundIn, hasTypo });
const budget = { from: 10_000, to: 2_000_000 };

const cases: readonly [string, readonly Reason[] | object[], readonly unknown[]][] = [
  ['nothing where nothing is asked', why({}), []],
  [
    'the unit that has all that is asked of one',
    why({ configurations: ['2BR'], budget }, { askedUnit: unit }),
    [{ kind: 'unit', unit, hasBudget: true, others: [] }],
  ],
  [
    'the starting price where no unit is known',
    why({ configurations: ['2BR'], budget }),
    [
      { kind: 'choice', criterion: 'configurations', values: ['2BR'], isAnyOf: false },
      { kind: 'price', price: 1_200_000 },
    ],
  ],
  [
    'of several values those that the record has',
    why({ categories: ['Commercial', 'off plan'] }),
    [{ kind: 'choice', criterion: 'categories', values: ['off plan'], isAnyOf: false }],
  ],
  [
    'of amenities that one of them is there',
    why({ amenities: ['Gym', 'Pool'] }),
    [{ kind: 'choice', criterion: 'amenities', values: ['Gym', 'Pool'], isAnyOf: true }],
  ],
  [
    'a criterion of one value by its name',
    why({ payment: 'after-handover' }),
    [{ kind: 'criterion', criterion: 'payment' }],
  ],
  [
    'each word with what it was found in',
    why({ query: 'harbour marina marensand apartments metro' }),
    [
      word('harbour', 'name'),
      word('marina', 'place'),
      word('marensand', 'developer'),
      word('apartments', 'kind'),
      word('metro', 'elsewhere'),
    ],
  ],
  ['a word with a typo as one', why({ query: 'harbuor' }), [word('harbuor', 'name', true)]],
];

test.each(cases)('says %s', (_what, reasons, expected) => {
  expect(reasons).toEqual(expected);
});
