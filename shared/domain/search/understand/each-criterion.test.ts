import { criterionNames, noCriteria, type SearchCriterion } from '../criteria/search-criteria';
import { understandText } from './understand-text';

/** A criterion as it is typed, with a slip of the fingers, and excluded. */
interface Said {
  readonly plain: string;
  readonly misspelt: string;
  readonly excluded: string;
}

const said: Partial<Record<SearchCriterion, Said>> = {
  configurations: { plain: 'duplex', misspelt: 'dulpex', excluded: 'not a duplex' },
  categories: { plain: 'off plan', misspelt: 'offpaln', excluded: 'not off plan' },
  labels: { plain: 'hot selling', misspelt: 'hot seling', excluded: 'not hot selling' },
  amenities: { plain: 'gymnasium', misspelt: 'gymnaisum', excluded: 'without a gymnasium' },
  locations: { plain: 'business bay', misspelt: 'busines bay', excluded: 'not in business bay' },
  budget: { plain: 'under 2 million', misspelt: 'under 2 milion', excluded: 'not 2 million' },
  handover: { plain: 'ready to move', misspelt: 'raedy to move', excluded: 'not ready to move' },
  completion: { plain: 'handover 2028', misspelt: 'handovr 2028', excluded: 'not handover 2028' },
  payment: { plain: 'post handover', misspelt: 'post handovr', excluded: 'no post handover' },
  furnishing: { plain: 'furnished', misspelt: 'furnishd', excluded: 'not partly furnished' },
  size: { plain: '1200 square feet', misspelt: '1200 sqaure feet', excluded: 'not 1200 square feet' },
  baths: { plain: '2 bathrooms', misspelt: '2 bathrroms', excluded: 'not 2 bathrooms' },
  views: { plain: 'marina view', misspelt: 'marina veiw', excluded: 'no marina view' },
  near: { plain: 'near a school', misspelt: 'near a shcool', excluded: 'not near a school' },
  plans: { plain: '60/40', misspelt: '60-40', excluded: 'not 60/40' },
  charge: { plain: 'service charge under 15', misspelt: 'servce charge under 15', excluded: 'no service charge' },
  built: { plain: '60% built', misspelt: '60 percnt built', excluded: 'not 60% built' },
  monthly: { plain: '8000 a month', misspelt: '8000 monthyl', excluded: 'not 8000 a month' },
  kinds: { plain: 'townhouse', misspelt: 'townhosue', excluded: 'no townhouse' },
  tenure: { plain: 'freehold', misspelt: 'freehlod', excluded: 'not freehold' },
  parking: { plain: '2 parking spaces', misspelt: '2 parkng spaces', excluded: 'not 2 parking spaces' },
  floors: { plain: '20 storeys', misspelt: '20 stoerys', excluded: 'not 20 storeys' },
  offer_state: { plain: 'under offer', misspelt: 'under ofer', excluded: 'not under offer' },
  states: { plain: 'under construction', misspelt: 'under constuction', excluded: 'not under construction' },
  down: { plain: '10% down payment', misspelt: '10% down paymnet', excluded: 'no 10% down payment' },
  yearsAfter: {
    plain: 'post handover over 3 years',
    misspelt: 'post hadnover over 3 years',
    excluded: 'no post handover over 3 years',
  },
  monthlyShare: { plain: '1% monthly', misspelt: '1% monhtly', excluded: 'not 1% monthly' },
  firstHome: { plain: 'first time buyer', misspelt: 'first tiem buyer', excluded: 'not a first time buyer' },
  netYield: { plain: 'yield over 5%', misspelt: 'yeild over 5%', excluded: 'no yield over 5%' },
};

/** Names, which the records know and not the grammar; the rest of a text; what is drawn; and what the exclusions are written into. */
const others: readonly SearchCriterion[] = ['developer', 'agents', 'names', 'query', 'within', 'allOf', 'noneOf'];

test('every criterion of the table is among them', () => {
  expect([...Object.keys(said), ...others].sort()).toEqual([...criterionNames].sort());
});

const understood = (text: string) => understandText(text, { year: 2026 });

test.each(Object.entries(said))('%s is understood, also misspelt', (name, { plain, misspelt }) => {
  const { choices, rest } = understood(plain);
  expect(choices[name as SearchCriterion] ?? null).not.toEqual(noCriteria[name as SearchCriterion]);
  expect(choices).toHaveProperty(name);
  expect(rest).toBeNull();
  expect(understood(misspelt).choices).toEqual(choices);
});

test.each(Object.entries(said))('%s is excluded, or is said not to be excludable', (name, { excluded }) => {
  const { choices, remarks } = understood(excluded);
  expect(choices).not.toHaveProperty(name);
  expect(choices.noneOf !== undefined || remarks.length > 0).toBe(true);
});
