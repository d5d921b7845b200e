import { quartersLate, readConstruction, readHandoverPromises } from './construction';

const report = { percent: 40, as_of: '2026-09-30', source: 'Land Department' };

test.each([
  ['without a source', { ...report, source: null }],
  ['without a day', { ...report, as_of: '2026-02-30' }],
  ['of more than all', { ...report, percent: 101 }],
  ['without a share', { ...report, percent: null }],
])('leaves out a report %s', (_what, entry) => {
  expect(readConstruction({ construction: [entry] })).toEqual([]);
});

test('reads reports, the latest first, one a day, with the pictures that are paths', () => {
  const later = { ...report, percent: 45, as_of: '2026-10-31', photos: ['media/a.webp', 7, 'javascript:x'] };
  const read = readConstruction({ construction: [report, later, { ...report, percent: 1 }] });
  expect(read.map(({ percent, photos }) => [percent, photos])).toEqual([
    [45, ['media/a.webp']],
    [40, []],
  ]);
});

test('counts by how many quarters the last promise is later than the first', () => {
  const promise = (handover: string, as_of: string) => ({ handover, as_of, source: 'Developer' });
  const promises = readHandoverPromises({
    handover_promises: [
      promise('2028-Q3', '2026-05-31'),
      promise('2027-Q4', '2024-03-15'),
      { ...promise('2027-Q4', '2024-03-15'), source: '' },
    ],
  });
  expect(promises.map(({ asOf }) => asOf)).toEqual(['2024-03-15', '2026-05-31']);
  expect(quartersLate(promises)).toBe(3);
  expect(quartersLate([])).toBe(0);
});
