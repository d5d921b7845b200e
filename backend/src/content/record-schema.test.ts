import { records } from '@iwan/shared/domain/records/records';
import { fieldSchemas } from './record-schema';

/** What is wrong with the value of a field; empty where it is valid. */
function faultsOf(resource: keyof typeof records, field: string, value: unknown): readonly string[] {
  const read = fieldSchemas(records[resource])[field]?.safeParse(value);
  return read?.success === false ? read.error.issues.map(({ message }) => message) : [];
}

test.each([
  ['blogs', 'created_at', '2026-03-01 08:00:00', []],
  ['blogs', 'created_at', undefined, []],
  ['blogs', 'created_at', null, ['must be text']],
  ['blogs', 'created_at', 'yesterday', ['must be a date and time, such as 2026-03-01T08:00:00Z']],
  ['projects', 'name', undefined, ['is missing']],
  ['projects', 'name', 7, ['must be text']],
  ['projects', 'tenure', 'For ever', ['must be one of Freehold, Leasehold']],
  ['projects', 'floors', '36', []],
  ['projects', 'floors', 201, ['is too much']],
  ['projects', 'units', [{ type: '1BR', parking: 2, offer_state: 'Under offer' }], []],
  ['projects', 'units', [{ type: '1BR', parking: '2' }], ['must be a whole number']],
] as const)('of %s, the field %s with %j has the errors %j', (resource, field, value, faults) => {
  expect(faultsOf(resource, field, value)).toEqual(faults);
});
