import { shownName } from '../../../domain/translation/record-translation';
import { parseAgent } from '../agents';
import { ownName } from './read-translation';

const own = { id: 1, name: 'Mariam Al Suri', designation: 'Consultant' };
const inArabic = {
  ...own,
  ...{ name: 'مريم السوري', translation: { lang: 'ar', missing: ['designation'], name: 'Mariam Al Suri' } },
};
const untranslated = { ...own, translation: { lang: 'ar', missing: ['name', 'designation'], name: 'Mariam Al Suri' } };

test.each([
  ['in its own language', own, 'Mariam Al Suri', undefined],
  ['in another one', inArabic, 'مريم السوري', ['designation']],
  ['in another one that it does not have', untranslated, 'Mariam Al Suri', ['name', 'designation']],
  ['with a note that is none', { ...own, translation: 'ar' }, 'Mariam Al Suri', undefined],
])('a record %s keeps the name of its address, and shows %3$s', (_, record, shown, missing) => {
  const agent = parseAgent(record);
  expect([agent?.name, agent && shownName(agent), agent?.translation?.missing]).toEqual([own.name, shown, missing]);
  expect(ownName(record)).toBe(own.name);
});
