import type { UntrustedRecord } from '../../domain/record/untrusted-record';
import { parseRecords } from './wire';

const named = jest.fn(({ name }: UntrustedRecord) => (typeof name === 'string' ? { id: name } : null));
const other = jest.fn(({ name }: UntrustedRecord) => ({ length: String(name).length }));
const report = jest.fn();
const read = (entries: readonly unknown[]) => parseRecords(entries, 'project', named, report);

beforeEach(() => jest.clearAllMocks());

test('a list that is read again is parsed, and its bad records are told of, once', () => {
  const list = [{ name: 'Quay' }, { name: 4 }, 'no record'];
  expect(read(list)).toEqual([{ id: 'Quay' }]);
  expect(read(list)).toBe(read(list));
  expect(named).toHaveBeenCalledTimes(2);
  expect(report.mock.calls).toEqual([
    [{ resource: 'project', index: 1, reason: 'has no name' }],
    [{ resource: 'project', index: 2, reason: 'is not a record' }],
  ]);
});

test('another list with the same records is another', () => {
  expect(read([{ name: 'Quay' }])).toEqual(read([{ name: 'Quay' }]));
  expect(named).toHaveBeenCalledTimes(2);
});

test('what one reads of a list is not what another reads of it', () => {
  const list = [{ name: 'Quay' }];
  expect([read(list), parseRecords(list, 'project', other, report)]).toEqual([[{ id: 'Quay' }], [{ length: 4 }]]);
});

test('a whole catalogue is parsed anew each time, so that memory stays', () => {
  const catalogue = Array.from({ length: 2_001 }, (_, place) => ({ name: `Quay ${place}` }));
  expect(read(catalogue)).toHaveLength(2_001);
  expect(read(catalogue)).toHaveLength(2_001);
  expect(named).toHaveBeenCalledTimes(4_002);
});
