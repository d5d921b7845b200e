import { areas } from '../areas/areas';
import { categoryTabs, labels } from '../project/category';
import { plainFields } from '../records/project-fields';
import { plainUnitFields } from '../records/unit-fields';
import { handoverText, valueList, valueWords } from './value-words';

const arabic = 'ar-AE-u-nu-latn';
/** Without the marks around inserted values. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test.each([
  ['Off Plan', 'على الخارطة'],
  ['SOLD OUT', 'نفدت الوحدات'],
  [' Studios ', 'استوديو'],
  ['1BR', 'غرفة نوم'],
  ['2BR', 'غرفتا نوم'],
  ['3br', '3 غرف نوم'],
  ['1.5BR', 'غرفة نوم ونصف'],
  ['5BR+', '5 غرف نوم أو أكثر'],
  ['Jumeirah Village Circle (JVC)', 'قرية جميرا الدائرية'],
  ['Masdar City, Abu Dhabi', 'مدينة مصدر، أبوظبي'],
  ['Bedroom 2', 'غرفة نوم 2'],
  ['Q4 2028', 'الربع الرابع 2028'],
  ['1% a month from January 2027', '1% شهريًا من يناير 2027'],
  ['Quarterly until Q2 2031', 'كل ثلاثة أشهر حتى الربع الثاني 2031'],
  ['The server could not be reached', 'تعذّر الاتصال بالخادم'],
  // Not known.
  ['Rêve d’Azur', 'Rêve d’Azur'],
  ['Masdar City, Mars', 'Masdar City, Mars'],
  ['2028', '2028'],
])('the value %p is %p in Arabic, and itself in English', (value, words) => {
  expect(plain(valueWords(value, arabic)).replace(/\u200e|\u200f|\u061c/g, '')).toBe(words);
  expect(valueWords(value, 'en-AE')).toBe(value);
});

test('values beside each other have the comma of the language', () => {
  expect(valueList(['Villa', 'Townhouse'], arabic)).toBe('فيلا، تاون هاوس');
  expect(valueList(['Villa', 'Townhouse'], 'en-AE')).toBe('Villa, Townhouse');
});

test('a handover is a quarter in words or a year', () => {
  expect(plain(handoverText({ year: 2029, quarter: 1 }, arabic))).toBe('الربع الأول 2029');
  expect(handoverText({ year: 2029, quarter: 1 }, 'en-AE')).toBe('Q1 2029');
  expect(handoverText({ year: 2029, quarter: null }, arabic)).toBe('2029');
});

test('every value that the site itself offers is known', () => {
  const offered = [
    ...areas.map(({ name }) => name),
    ...categoryTabs,
    ...labels,
    ...plainFields.furnishing.usual,
    ...plainFields.tenure.options,
    ...plainUnitFields.offer_state.options,
  ];
  expect(offered.filter((value) => !/\p{Script=Arabic}/u.test(valueWords(value, arabic)))).toEqual([]);
});
