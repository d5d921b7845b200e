import { changedFields, mergeRecords } from './merge-records';

const base = { name: 'Sidra', price: '1,000,000', status: null, units: [{ type: '1BR' }] };

test.each([
  ['nobody changed anything', {}, {}, base, []],
  ['I changed the name', { name: 'Sidra 2' }, {}, { ...base, name: 'Sidra 2' }, []],
  ['they changed the price', {}, { price: '2,000,000' }, { ...base, price: '2,000,000' }, []],
  ['each changed another field', { name: 'Sidra 2' }, { units: [] }, { ...base, name: 'Sidra 2', units: [] }, []],
  ['both made the same change', { price: '2' }, { price: '2' }, { ...base, price: '2' }, []],
  [
    'both changed one field',
    { price: '2', name: 'Sidra 2' },
    { price: '3' },
    { ...base, price: '3', name: 'Sidra 2' },
    [{ field: 'price', mine: '2', theirs: '3' }],
  ],
  ['a field that was empty is left empty', { status: '' }, {}, base, []],
])('%s', (_, mine, theirs, merged, conflicts) => {
  expect(mergeRecords(base, { ...base, ...mine } as typeof base, { ...base, ...theirs } as typeof base)).toEqual({
    merged,
    conflicts,
  });
});

test('a change sends the fields that are not as they were', () => {
  expect(changedFields(base, { ...base, price: '2', status: '', units: [{ type: '1BR' }] })).toEqual({ price: '2' });
});
