import { openBudgetEnd } from '../budget/budget';
import { noCriteria, type SearchCriteria } from '../criteria/search-criteria';
import { readyNow } from '../handover-filter';
import { arabicKinds, arabicNames, arabicWords } from './arabic';
import { understandCriteria } from './understand-criteria';
import { keyOf, vocabulary } from './vocabulary';

type Wanted = Partial<SearchCriteria>;

const rates = { rates: { USD: 0.2723, EUR: 0.25, GBP: 0.2, INR: 22.7 }, day: '2026-11-28' };

/** What differs from no criteria at all. */
async function understood(query: string): Promise<Wanted> {
  const { criteria } = await understandCriteria({ ...noCriteria, query }, { year: 2026, rates: rates as never });
  return Object.fromEntries(
    Object.entries(criteria).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(noCriteria[name as keyof SearchCriteria]),
    ),
  );
}

const flat = { kinds: ['Apartment', 'Studio', 'Penthouse', 'Duplex'] };
const villa = { kinds: ['Villa'] };
const beds = (...rooms: readonly string[]) => ({ configurations: rooms.map((count) => `${count}BR`) });
const at = (...locations: readonly string[]) => ({ locations });
const upTo = (to: number) => ({ budget: { from: 10_000, to } });
const from = (least: number) => ({ budget: { from: least, to: openBudgetEnd } });
const marina = 'Dubai Marina';
const jvc = 'Jumeirah Village Circle';

describe('questions in Arabic', () => {
  test.each<[string, Wanted]>([
    ['شقة غرفتين وصالة في دبي مارينا أقل من ٢ مليون', { ...flat, ...beds('2'), ...at(marina), ...upTo(2_000_000) }],
    ['شقة غرفة وصالة', { ...flat, ...beds('1') }],
    ['شقق للبيع في الخليج التجاري', { ...flat, ...at('Business Bay') }],
    ['فلل في نخلة جميرا', { ...villa, ...at('Palm Jumeirah') }],
    ['فيلا ٤ غرف نوم', { ...villa, ...beds('4') }],
    ['فيلا أربع غرف مع مسبح خاص', { ...villa, ...beds('4'), amenities: ['Private pool'] }],
    ['استوديو رخيص', { configurations: ['Studios'] }],
    ['ستوديو في البرشاء', { configurations: ['Studios'], ...at('Al Barsha') }],
    ['ثلاث غرف نوم وسط مدينة دبي', { ...beds('3'), ...at('Downtown Dubai') }],
    ['بنتهاوس في داون تاون دبي', { kinds: ['Penthouse'], ...at('Downtown Dubai') }],
    ['تاون هاوس في دبي لاند', { kinds: ['Townhouse'], ...at('Dubailand') }],
    ['مكتب في الخليج التجاري', { kinds: ['Office'], ...at('Business Bay') }],
    ['محل تجاري', { kinds: ['Retail', 'Kiosk'] }],
    ['على الخارطة', { categories: ['Off Plan'] }],
    ['شقة على الخارطة في الفرجان', { ...flat, categories: ['Off Plan'], ...at('Al Furjan') }],
    ['قيد الإنشاء', { states: ['Under Construction'] }],
    ['شقة جاهزة للسكن', { ...flat, handover: readyNow }],
    ['تسليم 2027', { completion: { from: 2027, to: 2027 } }],
    ['تسليم الربع الرابع 2028', { completion: { from: 2028.4, to: 2028.4 } }],
    ['تسليم قبل ٢٠٢٨', { completion: { from: null, to: 2027 } }],
    ['أقل من مليون', upTo(1_000_000)],
    ['حتى مليون ونصف', upTo(1_500_000)],
    ['تحت ٨٠٠ ألف درهم', upTo(800_000)],
    ['بين مليون ومليونين', { budget: { from: 1_000_000, to: 2_000_000 } }],
    ['من ١ إلى ٣ مليون', { budget: { from: 1_000_000, to: 3_000_000 } }],
    ['لا يزيد عن ٢٬٥٠٠٬٠٠٠', upTo(2_500_000)],
    ['أكثر من ٥ ملايين', from(5_000_000)],
    ['شقة بأقل من مليون', { ...flat, ...upTo(1_000_000) }],
    ['لأقل من ٩٠٠ ألف', upTo(900_000)],
    ['فيلا بحدود ٥ ملايين', { ...villa, ...upTo(5_000_000) }],
    ['بما لا يتجاوز مليونين', upTo(2_000_000)],
    ['بأكثر من ٣ ملايين', from(3_000_000)],
    ['شقق بدءًا من مليون', { ...flat, ...from(1_000_000) }],
    ['حوالي مليونين', { budget: { from: 1_800_000, to: 2_200_000 } }],
    ['شقة مفروشة بمسبح', { ...flat, furnishing: ['Furnished'], amenities: ['Pool'] }],
    ['غير مفروشة', { furnishing: ['Unfurnished'] }],
    ['مسبح وجيم', { allOf: ['amenities:Pool', 'amenities:Gym'].map((each) => each.replace('amenities', 'amenity')) }],
    ['قريب من المترو', { near: ['Metro'] }],
    ['شقة قرب الشاطئ', { ...flat, near: ['Beach'] }],
    ['إطلالة على البحر', { views: ['Sea'] }],
    ['شقة مطلة على البحر بدون مسبح', { ...flat, views: ['Sea'], noneOf: ['amenity:Pool'] }],
    ['ليس على الخارطة', { noneOf: ['cat:Off Plan'] }],
    ['فيلا أو تاون هاوس', { kinds: ['Villa', 'Townhouse'] }],
    ['الإقامة الذهبية', from(2_000_000)],
    ['المسكن الأول', { firstHome: 'yes' }],
    ['شقة مشتري لأول مرة', { ...flat, firstHome: 'yes' }],
    ['دفع بعد التسليم', { payment: 'after-handover' }],
    ['أكثر من 1,200 قدم مربع', { size: { from: 1_200, to: null } }],
    ['تملك حر', { tenure: ['Freehold'] }],
    ['قسط ٨٠٠٠ درهم شهريا', { monthly: '8000' }],
    ['شقه غرفتين جي في سي', { ...flat, ...beds('2'), ...at(jvc) }],
    ['شقّةٌ فـي دُبـي مارينـا', { ...flat, ...at(marina) }],
  ])('%s', async (question, wanted) => {
    expect(await understood(question)).toEqual(wanted);
  });
});

describe('questions in both scripts', () => {
  test.each<[string, Wanted]>([
    ['شقة 2br دبي مارينا', { ...flat, ...beds('2'), ...at(marina) }],
    ['villa في نخلة جميرا', { ...villa, ...at('Palm Jumeirah') }],
    ['فيلا with pool', { ...villa, amenities: ['Pool'] }],
    ['studio في jvc', { configurations: ['Studios'], ...at(jvc) }],
    ['استوديو jvc', { configurations: ['Studios'], ...at(jvc) }],
    ['شقق business bay', { ...flat, ...at('Business Bay') }],
    ['apartment الخليج التجاري', { ...flat, ...at('Business Bay') }],
    ['2 bed دبي مارينا', { ...beds('2'), ...at(marina) }],
    ['2 bed مرسى دبي', { ...beds('2'), ...at(marina) }],
    ['غرفتين downtown dubai', { ...beds('2'), ...at('Downtown Dubai') }],
    ['3 غرف al furjan', { ...beds('3'), ...at('Al Furjan') }],
    ['penthouse نخلة الجميرا', { kinds: ['Penthouse'], ...at('Palm Jumeirah') }],
    ['townhouse دبيلاند', { kinds: ['Townhouse'], ...at('Dubailand') }],
    ['مكتب masdar city', { kinds: ['Office'], ...at('Masdar City') }],
    ['office مدينة مصدر', { kinds: ['Office'], ...at('Masdar City') }],
    ['off plan شقة', { ...flat, categories: ['Off Plan'] }],
    ['شقة ready', { ...flat, handover: readyNow }],
    ['handover ٢٠٢٧', { completion: { from: 2027, to: 2027 } }],
    ['تسليم q4 2028', { completion: { from: 2028.4, to: 2028.4 } }],
    ['q٤ ٢٠٢٨', { completion: { from: 2028.4, to: 2028.4 } }],
    ['under ٢ مليون', upTo(2_000_000)],
    ['أقل من 2m', upTo(2_000_000)],
    ['شقة under 800k', { ...flat, ...upTo(800_000) }],
    ['max ١٫٥ مليون', upTo(1_500_000)],
    ['بين 1m و 2m', { budget: { from: 1_000_000, to: 2_000_000 } }],
    ['aed ٢٬٠٠٠٬٠٠٠ max', upTo(2_000_000)],
    ['up to 500 ألف', upTo(500_000)],
    ['furnished شقة', { ...flat, furnishing: ['Furnished'] }],
    ['villa مفروشة', { ...villa, furnishing: ['Furnished'] }],
    ['gym ومسبح', { allOf: ['amenity:Gym', 'amenity:Pool'] }],
    ['no مسبح', { noneOf: ['amenity:Pool'] }],
    ['بدون gym', { noneOf: ['amenity:Gym'] }],
    ['near المترو', { near: ['Metro'] }],
    ['قريب من metro', { near: ['Metro'] }],
    ['sea view شقة', { ...flat, views: ['Sea'] }],
    ['فيلا or townhouse', { kinds: ['Villa', 'Townhouse'] }],
    ['golden visa شقة', { ...flat, ...from(2_000_000) }],
    ['freehold فيلا', { ...villa, tenure: ['Freehold'] }],
    ['post handover شقة غرفتين', { ...flat, ...beds('2'), payment: 'after-handover' }],
    ['1200 sq ft شقة', { ...flat, size: { from: 1_200, to: null } }],
    ['شقة 120 sqm', { ...flat, size: { from: 1_292, to: null } }],
  ])('%s', async (question, wanted) => {
    expect(await understood(question)).toEqual(wanted);
  });
});

test('each Arabic word stands once, since a second meaning would be ignored', () => {
  const rows = [
    ...Object.keys(arabicKinds),
    ...Object.values(arabicNames).flatMap((values) => Object.values(values ?? {})),
    ...arabicWords.map(([words]) => words),
  ];
  const keys = rows.flatMap((words) => words.split(',').map(keyOf));
  expect(keys.length).toBeGreaterThan(250);
  expect(keys.filter((key) => !vocabulary.has(key))).toEqual([]);
  // With the joined `و` and with a space.
  const written = ['مليونونصف', 'مليونينونصف'];
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual(written);
});
