import { spellingsOf } from '../../areas/area-of';
import { areaSpellings } from '../../areas/area-spellings';
import { areas } from '../../areas/areas';
import { type Currency, currencies } from '../../money/currencies';
import type { Field } from '../../records/field';
import { plainFields } from '../../records/project-fields';
import { plainUnitFields } from '../../records/unit-fields';
import { searchWords } from '../../text/search-words';
import { openBudgetEnd } from '../budget/budget';
import type { SearchCriteria } from '../criteria/search-criteria';
import { afterHandover, firstHome, table } from '../criteria/table';
import { readyNow } from '../handover-filter';
import type { ProjectSort } from '../project-sort';
import { arabicKinds, arabicNames, arabicWords } from './arabic';
import type { Absence, ChoiceList, Meaning, Noun } from './meaning';

/** The words of a meaning, separated by commas. */
type Words = string;

/** Words are compared without the spaces and signs between them: `off-plan`, `off plan` and `offplan` are one key. */
export const keyOf = (words: string): string => searchWords(words.replace(/['’]/g, '')).join('');

/** Kinds of homes and premises. A flat is every home in a tower; a house has its own door. */
const kinds: Readonly<Record<Words, readonly string[]>> = {
  'flat, apartment, apt, appt, condo, condominium, unit, appartment': ['Apartment', 'Studio', 'Penthouse', 'Duplex'],
  'villa, mansion': ['Villa'],
  'house, detached house, family house': ['Villa', 'Townhouse'],
  'townhouse, town home, row house': ['Townhouse'],
  penthouse: ['Penthouse'],
  'office, office space, workspace': ['Office'],
  'shop, shop space, store, boutique': ['Retail', 'Kiosk'],
  'retail, retail space, retail unit': ['Retail'],
  kiosk: ['Kiosk'],
};

const named: Partial<Record<ChoiceList, Readonly<Record<string, Words>>>> = {
  configurations: {
    Studios: 'studio, studio apartment, studio flat',
    Duplex: 'duplex',
  },
  categories: {
    'Off Plan': 'off plan, offplan',
    'Secondary Market': 'secondary market, secondary, resale, second hand, pre owned',
    Residential: 'residential',
    Commercial: 'commercial',
  },
  labels: {
    Featured: 'featured',
    'Fresh Finds': 'fresh find',
    'Hot Selling': 'hot selling, best selling',
    New: 'new',
    Trending: 'trending',
  },
  states: {
    'Under Construction': 'under construction, being built, in construction',
    'New Launch': 'new launch, newly launched, just launched, launch, pre launch',
    'Sold Out': 'sold out, sold',
  },
  amenities: {
    'BBQ Area': 'bbq, bbq area, barbecue, barbecue area, barbeque',
    Gym: 'gym, gymnasium, fitness centre, fitness center',
    'Basketball Court': 'basketball, basketball court',
    Pool: 'pool, swimming pool',
    Jacuzzi: 'jacuzzi, hot tub',
    'Tennis Court': 'tennis, tennis court',
    'Children’s pool': 'childrens pool, kids pool, childrens swimming pool',
    'Private pool': 'private pool, own pool',
    'Lagoon pool': 'lagoon pool',
    'Residents’ lounge': 'residents lounge, lounge',
    'Covered parking': 'covered parking',
    'Visitors’ parking': 'visitors parking, guest parking',
    'Two parking spaces': 'two parking spaces',
    Concierge: 'concierge, doorman',
    'Shaded garden': 'shaded garden',
    'Private garden': 'private garden, own garden',
    'Community park': 'community park',
    'Cycling track': 'cycling track, cycle track, bike track',
    Playground: 'playground, play ground, kids play area, childrens play area',
    'Bicycle store': 'bicycle store, bike store, bike storage',
    'Bicycle stands': 'bicycle stand, bike stand',
    'Prayer room': 'prayer room',
    'Roof terrace': 'roof terrace, rooftop, rooftop terrace',
    'Parcel room': 'parcel room',
    Showers: 'showers',
    'Loading bay': 'loading bay',
    'Electric car bays': 'electric car bay, ev charging, ev charger, electric car charging',
    Reception: 'reception',
    'Meeting rooms': 'meeting room',
    'Gated entrance': 'gated entrance, gated, gated community',
    Library: 'library',
    'Maid’s room': 'maids room, maid room, maids, maid, helpers room',
    Study: 'study, study room, home office',
  },
  near: {
    Metro: 'metro, metro station',
    Tram: 'tram, tram stop, tram station',
    Monorail: 'monorail, monorail stop, monorail station',
    School: 'school',
    Nursery: 'nursery, nurseries, kindergarten',
    University: 'university, universities, college',
    Hospital: 'hospital, clinic',
    Airport: 'airport',
    Beach: 'beach, beaches',
    Park: 'park',
    'Golf course': 'golf course, golf',
    Shops: 'mall, supermarket, shopping, shopping mall',
  },
};

/** Words that names of projects contain too. */
const partsOfNames = new Set(
  ['house', 'store', 'park', 'beach', 'golf', 'new', 'library', 'study', 'lounge', 'sold', 'launch'].map(keyOf),
);

/** Views, by the word for what is seen. They count only beside `view` or `facing`. */
export const sights: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    Sea: 'sea, ocean, gulf',
    City: 'city, skyline',
    ...{ Marina: 'marina', Park: 'park', Garden: 'garden', Canal: 'canal', Lagoon: 'lagoon', Courtyard: 'courtyard' },
    ...{ Community: 'community', Boulevard: 'boulevard', Street: 'street', Souk: 'souk', Golf: 'golf, golf course' },
    ...{
      Pool: 'pool',
      Lake: 'lake',
      Creek: 'creek',
      Palm: 'palm',
      Beach: 'beach',
      'Burj Khalifa': 'burj khalifa, burj',
    },
  }).flatMap(([view, words]) => words.split(',').map((word) => [keyOf(word), view])),
);

const bounds: Readonly<Record<Words, Meaning>> = {
  'below, under, less than, up to, upto, max, maximum, max of, maximum of, at most, no more than, not more than, not over, not above, smaller than, cheaper than, within, budget, budget of, my budget is, budget is, <, <=, ≤':
    { of: 'bound', bound: 'most' },
  'above, over, more than, from, min, minimum, min of, minimum of, at least, no less than, not less than, not below, not under, larger than, bigger than, starting from, starting at, >, >=, ≥':
    { of: 'bound', bound: 'least' },
  'around, about, approx, approximately, roughly, circa, ~, nearly': { of: 'bound', bound: 'about' },
  'or more, and more, or above, and above, and up, or up, plus, +, or over, or higher, onwards': {
    of: 'bound',
    bound: 'least',
    isAfter: true,
  },
  'or less, or below, and below, or under, or lower': { of: 'bound', bound: 'most', isAfter: true },
};

const links: Readonly<Record<Words, Meaning>> = {
  'and, &, also': { of: 'link', link: 'and' },
  'or, either': { of: 'link', link: 'or' },
  'to, -, –, until, till': { of: 'link', link: 'to' },
  between: { of: 'link', link: 'between' },
  'not, no, without, excluding, exclude, except, non, not in, but not, no need for': { of: 'not' },
  'near, nearby, near to, close to, next to, beside, walking distance to, walking distance of, walking distance from, walk to, walk from, steps from':
    { of: 'near' },
  'view, views, facing, overlooking, view of, views of, view to, view over, views over, views on, views to, view on, with a view of':
    { of: 'view' },
  'handover, hand over, handed over, completion, completed, completing, delivery, delivered': { of: 'handover' },
  'built, complete, done, constructed, finished': { of: 'built' },
  'service charge, service charges, service fee, low service charge': { of: 'charge' },
  'down, down payment, deposit, upfront, booking, on booking, at booking, on reservation, initial payment, first payment, first instalment, now':
    { of: 'booking' },
  'yield, net yield, rental yield, net rental yield, roi, net roi, return, net return, rental return, return on investment':
    { of: 'yield' },
  'gross yield, gross rental yield, gross return, gross roi, discount, cashback': { of: 'otherShare' },
};

const times: Readonly<Record<Words, Meaning>> = {
  'before, prior to': { of: 'time', time: 'before' },
  'after, later than': { of: 'time', time: 'after' },
  'this year': { of: 'time', time: 'this year' },
  'next year': { of: 'time', time: 'next year' },
  'end of, end': { of: 'time', time: 'end' },
  'q, quarter': { of: 'time', time: 'quarter' },
};

const nouns: Readonly<Record<Words, Noun>> = {
  'bed, bedroom, bed room, bedroomed, bd, room, br, b/r, bhk, bdr, bdrm, b': 'bed',
  'sq ft, sqft, sf, square foot, square feet, sq feet, ft2, ft²': 'feet',
  'sq m, sqm, square metre, square meter, m2, m²': 'metres',
  'month, a month, per month, monthly, each month, pm, every month, monthly payment, monthly payment plan, monthly instalment, monthly installment, emi':
    'month',
  'year, yr': 'year',
  'minute, mins': 'minutes',
  '%, percent, per cent': 'percent',
};

const scales: Readonly<Record<Words, number>> = {
  'k, thousand': 1_000,
  'm, mn, mio, mln, mil, mill, million': 1_000_000,
  'bn, bln, billion': 1_000_000_000,
};

/** Indian numbers: without another currency they are rupees. */
const indianScales: Readonly<Record<Words, number>> = {
  'lakh, lac, lakhs, lacs': 100_000,
  'crore, crores, cr': 10_000_000,
};

const moneys: Partial<Record<Currency, Words>> = {
  AED: 'aed, dh, dhs, dirham',
  USD: 'usd, $, dollar, us dollar',
  EUR: 'eur, €, euro',
  GBP: 'gbp, £, pound, pound sterling',
  INR: 'inr, ₹, rupee, rs',
};

const numbers = ['half a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const orders: Readonly<Record<Words, ProjectSort>> = {
  'cheap, cheapest, cheaper, affordable, low price, lowest price, low budget, inexpensive': 'price',
  'most expensive, highest price, luxurious, luxury': 'price-desc',
  'newest, latest, most recent': 'newest',
};

const absences: Readonly<Record<Absence, Words>> = {
  rent: 'rent, rental, for rent, to rent, to let, for lease, on rent, renting, lease, tenancy',
  noFilter:
    'high floor, higher floor, low floor, lower floor, mid floor, middle floor, top floor, ground floor, first floor',
  notOffered:
    'land, plot, plot of land, warehouse, labour camp, farm, whole building, hotel room, holiday home, parking space for sale',
  elsewhere:
    'jlt, jumeirah lake towers, jumeirah lakes towers, jbr, jumeirah beach residence, arabian ranches, dubai hills, dubai hills estate, difc, deira, bur dubai, damac hills, dubai south, dubai creek harbour, creek harbour, emaar beachfront, bluewaters, bluewaters island, city walk, silicon oasis, dubai silicon oasis, international city, discovery gardens, motor city, sports city, dubai sports city, town square, the greens, the springs, the meadows, emirates hills, emirates living, mirdif, jvt, jumeirah village triangle, palm jebel ali, tilal al ghaf, sharjah, ajman, ras al khaimah, jumeirah golf estates, dubai islands, al quoz, jebel ali, dip, remraam, mudon, nad al sheba, saadiyat, reem island, meydan, sobha hartland, al jaddaf, jaddaf, arjan, tecom, barsha heights, dubai harbour, port de la mer, la mer, dubai maritime city, dubai production city, dubai science park, dubai studio city, villanova, expo, expo city, satwa, al karama, oud metha',
};

/** Words that say nothing that a search could use. */
const fillers =
  'a, an, the, in, at, on, of, for, with, has, have, having, i, we, me, my, am, is, are, it, that, which, there, some, any, all, show, find, give, want, need, wants, needs, looking, looking for, look, search, searching, please, pls, buy, buying, purchase, invest, sale, for sale, to buy, property, properties, home, homes, project, projects, residence, listing, listings, real estate, us, dubai, uae, emirates, one of, located, location, area, areas, place, options, option, price, priced, cost, costing, size, sized, bedroom, payment plan, pay, paid, paying, payment, instalment, installment, by, as, be, do, you, your, can, could, would, like, id, something, anything, nice, good, great, beautiful, lovely, brand new, already, hello, hi, hey, thanks, kindly, agent, broker, developer, w, what, where';

const settings: Readonly<Record<Words, Partial<SearchCriteria>>> = {
  'ready, already built, already completed, already delivered, delivered already, ready to move, ready to move in, move in ready, move in, ready now, readytomove, vacant':
    {
      handover: readyNow,
    },
  'post handover, post handover payment, post handover payment plan, post handover plan, pay after handover, paying after handover, payment after handover, payments after handover, payment plan after handover, plan after handover, pay after the handover, payment after the handover':
    { payment: afterHandover },
  // The published threshold for ten years.
  'first home, first time buyer, first time buyers, first time home buyer, first time home buyers, first time home buyer programme, first time home buyer program, first time buyer programme, first home buyer':
    { firstHome },
  'golden visa, golden visa eligible, ten year visa, 10 year visa': { budget: { from: 2_000_000, to: openBudgetEnd } },
};

const byKey = new Map<string, Meaning>();
/** Of how many words the groups with a key are written. */
const written = new Map<string, ReadonlySet<number>>();

/** The words, numbers and signs of a text: `m2` are two. */
export const tokens = /\d[\d.,]*\d|\d|\p{L}+|[^\s\p{L}\d]/gu;

/** Whether a number of words is one group: `sq ft`. Longer words may also be joined or parted, `businessbay` and `town house`, short ones not: `m in`. */
export const isGroup = (key: string, words: readonly string[]): boolean =>
  words.length === 1 || written.get(key)?.has(words.length) === true || words.every(({ length }) => length > 2);

function add(words: Words, meaning: Meaning): void {
  for (const word of words.split(',').filter((each) => each.trim() !== '')) {
    // A sign has no letters to compare.
    const key = keyOf(word) || word.trim();
    if (!byKey.has(key)) byKey.set(key, meaning);
    const words =
      word
        .replace(/['’]/g, '')
        .match(tokens)
        ?.filter((token) => /[\p{L}\d]/u.test(token)).length ?? 0;
    written.set(key, new Set([...(written.get(key) ?? []), words]));
  }
}

for (const area of areas) {
  for (const name of spellingsOf(area))
    add(name.replaceAll(',', ''), { of: 'choice', list: 'locations', values: [area.name] });
  const shortForms = areaSpellings[area.slug]?.shortForms ?? [];
  for (const form of shortForms)
    add(form, { of: 'choice', list: 'locations', values: [area.name], isPartOfName: true });
}
for (const [name, field] of Object.entries<Field>({ ...plainUnitFields, ...plainFields })) {
  if (!Object.hasOwn(table, name)) continue;
  if (field.noun !== undefined) add(field.noun, { of: 'noun', noun: 'plain', field: name });
  for (const value of field.kind === 'choice' ? (field.usual ?? field.options ?? []) : []) {
    const synonyms = field.kind === 'choice' ? (field.synonyms?.[value] ?? '') : '';
    add(`${value}, ${synonyms}`, { of: 'choice', list: name as ChoiceList, values: [value] });
  }
}
add('abu dhabi', { of: 'choice', list: 'locations', values: ['Masdar City'] });
for (const [words, values] of Object.entries({ ...kinds, ...arabicKinds })) {
  for (const word of words.split(',')) {
    add(word, { of: 'choice', list: 'kinds', values, isPartOfName: partsOfNames.has(keyOf(word)) });
  }
}
for (const [list, values] of [...Object.entries(named), ...Object.entries(arabicNames)]) {
  for (const [value, words] of Object.entries(values)) {
    for (const word of words.split(',')) {
      add(word, {
        of: 'choice',
        list: list as ChoiceList,
        values: [value],
        isPartOfName: partsOfNames.has(keyOf(word)),
      });
    }
  }
}
for (const [words, meaning] of Object.entries({ ...bounds, ...links, ...times })) add(words, meaning);
for (const [words, noun] of Object.entries(nouns)) add(words, { of: 'noun', noun });
for (const [words, factor] of Object.entries(scales)) add(words, { of: 'scale', factor });
for (const [words, factor] of Object.entries(indianScales)) add(words, { of: 'scale', factor, currency: 'INR' });
for (const [currency, words] of Object.entries(moneys)) add(words, { of: 'currency', currency: currency as Currency });
for (const code of currencies) add(code, { of: 'currency', currency: code });
add('a million', { of: 'number', value: 1_000_000 });
for (const [at, word] of numbers.entries()) add(word, { of: 'number', value: at || 0.5 });
for (const [words, order] of Object.entries(orders)) add(words, { of: 'order', order });
for (const [absence, words] of Object.entries(absences)) add(words, { of: 'absent', absence: absence as Absence });
for (const [words, choices] of Object.entries(settings)) add(words, { of: 'setting', choices });
for (const [words, meaning] of arabicWords) add(words, meaning);
add(fillers, { of: 'filler' });

for (const sight of Object.keys(sights)) add(sight, { of: 'sight' });

/** The meaning of each key. */
export const vocabulary: ReadonlyMap<string, Meaning> = byKey;
