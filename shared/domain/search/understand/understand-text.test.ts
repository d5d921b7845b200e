import fc from 'fast-check';
import { startProcessorTime } from '../../../contract-kit/testing/processor-time';
import { openBudgetEnd } from '../budget/budget';
import { noCriteria, type SearchCriteria } from '../criteria/search-criteria';
import { understandCriteria } from './understand-criteria';
import { type UnderstoodText, understandText } from './understand-text';

type Understood = Partial<SearchCriteria> & Partial<Pick<UnderstoodText, 'rest'>>;
const understand = (text: string): Understood => {
  const { choices, rest } = understandText(text, { year: 2026 });
  return { ...choices, rest };
};
const upTo = (to: number) => ({ from: 10_000, to });
const villa = { kinds: ['Villa'] };
const flat = { kinds: ['Apartment', 'Studio', 'Penthouse', 'Duplex'] };
const wanted = {
  configurations: ['2BR'],
  budget: upTo(2_000_000),
  locations: ['Dubai Marina'],
  amenities: ['Gym'],
};

test.each<[string, Understood]>([
  ['2 bed below 2m in Dubai Marina with a gym', wanted],
  ['two bedrooms below two million in Dubai Marina with a gym', wanted],
  ['GYM, marina, 2BR, up to AED 2,000,000', wanted],
  ['أقل من 2 مليون 2 غرف دبي مارينا gym', wanted],
  ['2br', { configurations: ['2BR'] }],
  ['2 b/r', { configurations: ['2BR'] }],
  ['1.5bhk', { configurations: ['1.5BR'] }],
  ['1 or 2 beds', { configurations: ['1BR', '2BR'] }],
  ['2-4 bedrooms', { configurations: ['2BR', '3BR', '4BR'] }],
  ['studio or duplex', { configurations: ['Studios', 'Duplex'] }],
  ['12br', { rest: '12br' }],
  ['off-plan swimming pool', { categories: ['Off Plan'], amenities: ['Pool'] }],
  ['resale bbq', { categories: ['Secondary Market'], amenities: ['BBQ Area'] }],
  ['between 1 and 2 million', { budget: { from: 1_000_000, to: 2_000_000 } }],
  ['freehold villa with sea view', { tenure: ['Freehold'], views: ['Sea'], ...villa }],
  ['unfurnished 2 bed', { furnishing: ['Unfurnished'], configurations: ['2BR'] }],
  ['under 2bn', { budget: { from: 10_000, to: 2_000_000_000 } }],
  ['from 1 billion', { budget: { from: 1_000_000_000, to: openBudgetEnd } }],
  ['800k-1.2m', { budget: { from: 800_000, to: 1_200_000 } }],
  ['from 1m to 1.5m', { budget: { from: 1_000_000, to: 1_500_000 } }],
  ['over 3.5m', { budget: { from: 3_500_000, to: openBudgetEnd } }],
  ['< 900k', { budget: upTo(900_000) }],
  ['500k', { budget: upTo(500_000) }],
  ['AED 750,000', { budget: upTo(750_000) }],
  ['handover in 2028', { completion: { from: 2028, to: 2028 } }],
  ['2 bed, completion between 2029 and 2027', { configurations: ['2BR'], completion: { from: 2027, to: 2029 } }],
  ['completed by 2027', { completion: { from: null, to: 2027 } }],
  ['handed over before 2030 below 2m', { completion: { from: null, to: 2029 }, budget: upTo(2_000_000) }],
  ['handover after 2028', { completion: { from: 2029, to: null } }],
  ['completion from 2028 in marina', { completion: { from: 2028, to: null }, locations: ['Dubai Marina'] }],
  ['handover 2128', { rest: 'handover 2128' }],
  ['post-handover payment plan', { payment: 'after-handover' }],
  ['villa to pay after the handover', { payment: 'after-handover', ...villa }],
  ['under 2', { rest: 'under 2' }],
  ['Quay 7/8', { rest: 'Quay 7/8' }],
  ['JVC', { locations: ['Jumeirah Village Circle'] }],
  ['Jumeirah Village Circle (JVC)', { locations: ['Jumeirah Village Circle'] }],
  ['al furjan or mbr city', { locations: ['Al Furjan', 'Mohammed Bin Rashid City'] }],
  ['the palm', { locations: ['Palm Jumeirah'] }],
  ['palm', { locations: ['Palm Jumeirah'] }],
  ['palm gate', { rest: 'palm gate' }],
  ['3 bed villa on the palm', { configurations: ['3BR'], locations: ['Palm Jumeirah'], ...villa }],
  ['Rêve d’Azur', { rest: 'Rêve d’Azur' }],
  ['sea view with a gym', { amenities: ['Gym'], views: ['Sea'] }],
  ['views over the marina, ocean view', { views: ['Marina', 'Sea'] }],
  ['500 sqm', { size: { from: 5382, to: null } }],
  ['villa under 12,000 sq ft', { size: { from: null, to: 12_000 }, ...villa }],
  ['800 to 1,200 sqft below 2m', { size: { from: 800, to: 1200 }, budget: upTo(2_000_000) }],
  ['handover 2027', { completion: { from: 2027, to: 2027 } }],
  ['ready to move', { handover: 'ready' }],
  ['ready villas in jvc', { handover: 'ready', locations: ['Jumeirah Village Circle'], ...villa }],
  ['60/40', { plans: ['60/40'] }],
  ['60/40 payment plan in marina', { plans: ['60/40'], locations: ['Dubai Marina'] }],
  ['60 40 payment plan', { plans: ['60/40'] }],
  ['60-40', { plans: ['60/40'] }],
  ['rent 1 bed 80k', { configurations: ['1BR'] }],
  ['studio to rent, 5k monthly', { configurations: ['Studios'] }],
  ['60 40', { rest: '60 40' }],
  ['60/60', { rest: '60/60' }],
  ['near metro', { near: ['Metro'] }],
  ['close to the beach and a school', { allOf: ['near:Beach', 'near:School'] }],
  ['close to the beach or a school', { near: ['Beach', 'School'] }],
  ['under 20k a month', { monthly: '20000' }],
  ['aed 18,500 per month', { monthly: '18500' }],
  ['monthly payment under 10k', { monthly: '10000' }],
  ['emi 8,000 studio', { monthly: '8000', configurations: ['Studios'] }],
  ['1 bhk + study', { configurations: ['1BR'], amenities: ['Study'] }],
  ['4 bed + maid villa', { configurations: ['4BR'], amenities: ['Maid’s room'], ...villa }],
  ['3 bed + villa', { configurations: ['3BR+'], ...villa }],
  ['5+ bedrooms', { configurations: ['5BR+'] }],
  ['available villa', { offer_state: ['Available'], ...villa }],
  ['tower of 20 floors or more', { floors: '20', rest: 'tower' }],
  ['villa with 2 parking spaces', { parking: '2', ...villa }],
  ['4 beds or more with 3 baths', { configurations: ['4BR+'], baths: '3' }],
  ['service charge under 15.5', { charge: '15.5' }],
  ['at least 60% built', { built: '60' }],
  ['10% down', { down: '10' }],
  ['10 % down payment', { down: '10' }],
  ['20 percent deposit', { down: '20' }],
  ['deposit of 20%', { down: '20' }],
  ['down payment under 15%', { down: '15' }],
  ['pay 10% now', { down: '10' }],
  ['5% on booking, studio', { down: '5', configurations: ['Studios'] }],
  ['yield over 6 %', { netYield: '6' }],
  ['7% roi', { netYield: '7' }],
  ['at least 6% net return', { netYield: '6' }],
  ['2 bed with a rental yield of 5.5%', { configurations: ['2BR'], netYield: '5.5' }],
  ['1% a month', { monthlyShare: '1' }],
  ['1.5% monthly payment plan in jvc', { monthlyShare: '1.5', locations: ['Jumeirah Village Circle'] }],
  ['post handover over 3 years', { yearsAfter: '3' }],
  ['3 year post handover payment plan', { yearsAfter: '3' }],
  ['3-year post handover plan', { yearsAfter: '3' }],
  ['pay over 2 years after handover', { yearsAfter: '2' }],
  ['payments over two years after the handover', { yearsAfter: '2' }],
  ['post handover', { payment: 'after-handover' }],
  ['handover after 2028', { completion: { from: 2029, to: null } }],
  ['2 bed under $500k', { configurations: ['2BR'] }],
  ['apartment for sale in dubai', flat],
  ['[(*+', { rest: '[(*+' }],
  ['', {}],
  ['flat or condo', flat],
  ['house with maid’s room', { kinds: ['Villa', 'Townhouse'], amenities: ['Maid’s room'] }],
  ['villa with pool jvc', { ...villa, amenities: ['Pool'], locations: ['Jumeirah Village Circle'] }],
  ['shop', { kinds: ['Retail', 'Kiosk'] }],
  ['offices in downtown', { kinds: ['Office'], locations: ['Downtown Dubai'] }],
  ['gym and tennis court', { allOf: ['amenity:Gym', 'amenity:Tennis Court'] }],
  ['gym or tennis court', { amenities: ['Gym', 'Tennis Court'] }],
  ['off plan residential', { allOf: ['cat:Off Plan', 'cat:Residential'] }],
  ['not off plan', { noneOf: ['cat:Off Plan'] }],
  ['villa without pool or gym', { ...villa, noneOf: ['amenity:Pool', 'amenity:Gym'] }],
  ['no pool and a gym', { noneOf: ['amenity:Pool'], amenities: ['Gym'] }],
  ['not in jvc', { noneOf: ['location:Jumeirah Village Circle'] }],
  ['not ready', { noneOf: ['status:Ready'] }],
  ['not furnished', { furnishing: ['Unfurnished'] }],
  ['sold out', { states: ['Sold Out'] }],
  ['new launches', { states: ['New Launch'] }],
  ['under construction', { states: ['Under Construction'] }],
  ['handover q4 2028', { completion: { from: 2028.4, to: 2028.4 } }],
  ['2028 q3', { completion: { from: 2028.3, to: 2028.3 } }],
  ['end of 2027', { completion: { from: 2027.4, to: 2027.4 } }],
  ['end of next year', { completion: { from: 2027.4, to: 2027.4 } }],
  ['ready by end of next year', { handover: '2027' }],
  ['by the end of 2027', { completion: { from: null, to: 2027 } }],
  ['before 2028', { completion: { from: null, to: 2027 } }],
  ['handover this year', { completion: { from: 2026, to: 2026 } }],
  ['ready by 2027', { handover: '2027' }],
  ['no more than 6m', { budget: upTo(6_000_000) }],
  ['around 1.5m', { budget: { from: 1_350_000, to: 1_650_000 } }],
  ['1.5m 2 bed', { budget: upTo(1_500_000), configurations: ['2BR'] }],
  ['anything under a million', { budget: upTo(1_000_000) }],
  ['nice apt', flat],
  ['1,5 million apartment', { budget: upTo(1_500_000), ...flat }],
  ['studio 650000', { configurations: ['Studios'], budget: upTo(650_000) }],
  ['villa 4 rooms', { configurations: ['4BR'], ...villa }],
  ['1 bed + 2 bath', { configurations: ['1BR'], baths: '2' }],
  [
    'off plan marina 2029',
    { categories: ['Off Plan'], locations: ['Dubai Marina'], completion: { from: 2029, to: 2029 } },
  ],
  ['tower 2029', { rest: 'tower 2029' }],
  ['2029', { rest: '2029' }],
  ['half a million', { budget: upTo(500_000) }],
  ['up to 3 bed', { configurations: ['1BR', '2BR', '3BR'] }],
  ['two or three bedroom', { configurations: ['2BR', '3BR'] }],
  ['5 minutes from the metro', { near: ['Metro'] }],
  ['first-time home buyer', { firstHome: 'yes' }],
  ['golden visa', { budget: { from: 2_000_000, to: openBudgetEnd } }],
  ['downtwon', { locations: ['Downtown Dubai'] }],
  ['2 bedrom apartmnt', { configurations: ['2BR'], ...flat }],
  ['busines bay', { locations: ['Business Bay'] }],
  ['alfurjan', { locations: ['Al Furjan'] }],
  ['town house', { kinds: ['Townhouse'] }],
  ['pent house', { kinds: ['Penthouse'] }],
  ['stduio', { configurations: ['Studios'] }],
  ['marine', { rest: 'marine' }],
  ['village', { rest: 'village' }],
  ['mast house', { rest: 'mast house' }],
  ['marina berth offices', { kinds: ['Office'], rest: 'marina berth' }],
  ['mariam al suri', { rest: 'mariam al suri' }],
])('understands "%s" as %p', (text, understood) => {
  expect(understand(text)).toEqual({ rest: null, ...understood });
});

const rates = { base: 'AED', date: '2026-11-26', rates: { USD: 0.272294, EUR: 0.25 } } as const;
const typedIn = (currency: 'USD' | 'EUR', rate: number) => ({ typed: { currency, rate } });

test.each<[string, Understood]>([
  ['$500k', { budget: { ...upTo(1_836_250), ...typedIn('USD', 3.6725) } }],
  ['2 bed under 500,000 usd', { configurations: ['2BR'], budget: { ...upTo(1_836_250), ...typedIn('USD', 3.6725) } }],
  ['between €500k and €1m', { budget: { from: 2_000_000, to: 4_000_000, ...typedIn('EUR', 4) } }],
  ['£400k', {}],
  ['2m', { budget: upTo(2_000_000) }],
])('understands "%s" by the rates of the day as %p', (text, understood) => {
  const { choices, rest } = understandText(text, { rates });
  expect({ ...choices, rest }).toEqual({ rest: null, ...understood });
});

test.each([
  ['rent 1 bed marina', [['rent', 'rent']]],
  [
    'land or plots',
    [
      ['notOffered', 'land'],
      ['notOffered', 'plots'],
    ],
  ],
  ['2 bed in jlt', [['elsewhere', 'jlt']]],
  ['not 2 bed', [['not', 'not 2 bed']]],
  ['no sea view', [['not', 'no sea view']]],
  ['$500k', [['rate', '$500k']]],
  ['low service charge studio', [['charge', 'low service charge']]],
  ['at least 10% down', [['noFilter', 'at least 10% down']]],
  ['yield under 6%', [['noFilter', 'yield under 6%']]],
  ['5 minutes from the metro', [['minutes', '5 minutes from the metro']]],
  ['15 minutes from the metro', []],
  ['high floor 2 bed', [['noFilter', 'high floor']]],
  ['10th floor or higher', [['noFilter', '10th floor']]],
  ['above the 21st floor', [['noFilter', 'above the 21st floor']]],
  ['floor 10', [['noFilter', 'floor 10']]],
  ['10 floors', []],
  ['7% gross yield', [['noFilter', '7% gross yield']]],
  ['20% discount', [['noFilter', '20% discount']]],
  ['2 bed in marina', []],
])('of "%s" it says %p', (text, remarks) => {
  expect(understandText(text).remarks.map(({ about, words: typed }) => [about, typed])).toEqual(remarks);
});

test.each([
  ['cheap studio', 'price'],
  ['newest villas', 'newest'],
  ['villa', null],
])('"%s" asks for the order %p', (text, order) => {
  expect(understandText(text).order).toBe(order);
});

test.each([
  ['marina 2br under 2m gym', ['locations Dubai Marina', 'configurations 2BR', 'budget', 'amenities Gym']],
  ['gym in jvc with pool', ['allOf amenity:Gym', 'locations Jumeirah Village Circle', 'allOf amenity:Pool']],
  ['no pool, 10% down, villa', ['noneOf amenity:Pool', 'down', 'kinds Villa']],
  ['quay', []],
])('the choices of "%s" are, in its order, %p', (text, typed) => {
  expect(understandText(text).typed).toEqual(typed);
});

test('a crore is ten million rupees', () => {
  const { choices, remarks } = understandText('1.2 cr flat', { rates: { ...rates, rates: { INR: 25 } } });
  expect(choices.budget).toEqual({ ...upTo(480_000), typed: { currency: 'INR', rate: 0.04 } });
  expect(remarks).toEqual([{ about: 'rupees', words: '1.2 cr' }]);
});

test('adds what is typed to what is chosen, each once', async () => {
  const chosen = { ...noCriteria, configurations: ['2br'], amenities: ['Pool'], query: '2 bed 3 bed gym quay' };
  const { criteria } = await understandCriteria(chosen);
  expect(criteria).toEqual({
    ...noCriteria,
    ...{ configurations: ['2br', '3BR'], amenities: ['Pool', 'Gym'], query: 'quay' },
  });
});

const words = fc.constantFrom(
  ...[
    '2',
    'bed',
    'br',
    'below',
    'between',
    'and',
    '1',
    '2m',
    'million',
    'the',
    'palm',
    'jvc',
    'gym',
    'off',
    'plan',
    'quay',
  ],
  ...['-', '|', '(', 'aed', 'two', 'دبي', 'مارينا', '🏠', '\u202e', 'from', 'to', '3.5m', ','],
);
const sentence = fc.array(words, { maxLength: 14 }).map((all) => all.join(' '));

test('the rest is a text, and a budget begins at its lower end', () => {
  fc.assert(
    fc.property(fc.oneof(sentence, fc.string({ maxLength: 250 })), (text) => {
      const { rest, choices } = understandText(text);
      expect(rest === null || (rest.trim() === rest && rest !== '')).toBe(true);
      if (choices.budget) expect(choices.budget.from).toBeLessThanOrEqual(choices.budget.to);
    }),
  );
});

test('what was understood means the same when it is read again from the address of a list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(sentence, fc.string({ maxLength: 250 })), async (query) => {
      const { criteria } = await understandCriteria({ ...noCriteria, query });
      expect((await understandCriteria(criteria)).criteria).toEqual(criteria);
    }),
  );
});

test('a floor is never a number of floors', () => {
  for (const text of ['high floor', '10th floor', 'floor 10', 'above the 10th floor']) {
    expect([text, understandText(text).choices]).toEqual([text, {}]);
  }
});

test('any letters, digits, signs and scripts are borne', () => {
  const sign = fc.constantFrom(...'abdefmnoqrstvy 0123456789%/-.,’$€+<>()٣مدبي🏠👩‍👩‍👧\u202e\u0301\ud800'.split(''));
  const hostile = fc.array(fc.oneof(sign, fc.constant(' '), words), { maxLength: 200 }).map((all) => all.join(''));
  fc.assert(
    fc.property(hostile, (text) => {
      const { typed, rest } = understandText(text);
      expect(new Set(typed).size).toBe(typed.length);
      expect(rest === null || rest.length <= text.length).toBe(true);
    }),
  );
});

test('no text takes long to parse', () => {
  const long = ['1'.repeat(200), '1 or '.repeat(40), 'aed '.repeat(50), 'between 1 '.repeat(20), '(jvc '.repeat(40)];
  const processorTime = startProcessorTime();
  for (const text of long) understandText(text);
  expect(processorTime()).toBeLessThan(2_000);
});
