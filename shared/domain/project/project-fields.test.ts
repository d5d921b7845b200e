import { readFieldOrArea } from './page-fields';
import { projectFieldNames, readProjectFields } from './project-fields';

test('reads what a record says, and leaves out what it does not say or nobody can read', () => {
  expect(readProjectFields({ handover: 'Q4 2028', name: 'Quay' })).toEqual({ handover: { year: 2028, quarter: 4 } });
  expect(readProjectFields({ handover: 'soon' })).toEqual({});
});

test.each([null, undefined, '', ' ', [], {}, true])('takes no field of %p', (value) => {
  expect(readProjectFields(Object.fromEntries(projectFieldNames.map((name) => [name, value])))).toEqual({});
});

test.each([
  [{ tenure: 'leasehold', location: 'Dubai Marina' }, 'Leasehold'],
  [{ location: 'JVC' }, 'Freehold'],
  [{ tenure: 'by agreement', location: 'Dubai Marina' }, 'Freehold'],
  [{ location: 'Al Barsha' }, undefined],
  [{ tenure: 'Freehold' }, 'Freehold'],
])('the tenure of %j is %p: as the record says it, or the rule of its area', (record, tenure) => {
  expect(readFieldOrArea(record, 'tenure')).toBe(tenure);
});
