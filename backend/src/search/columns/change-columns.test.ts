import fc from 'fast-check';
import { anyRecord, anyRecords } from '../../testing/projects/any-record';
import { columnsOf } from '../project-index';
import { changeColumns } from './change-columns';
import { createColumnsBuilder } from './column-data';

import { rowOf } from './searched-row';

test('columns with some projects changed are those of all records, and share what did not change', () => {
  fc.assert(
    fc.property(anyRecords(8), fc.array(anyRecord), (records, others) => {
      const before = columnsOf(records);
      const positions = records.flatMap((_, at) => (at % 3 === 1 && others[at] !== undefined ? [at] : []));
      const after = records.map((record, at) => (positions.includes(at) ? { ...record, ...others[at] } : record));
      const rows = new Map(positions.flatMap((at) => after.slice(at, at + 1)).map((each) => [each.id, rowOf(each)]));
      const { dictionaries, ...found } = changeColumns(before, [...rows.keys()], rows);
      const again = createColumnsBuilder(0, dictionaries);
      for (const record of after) again.add(rowOf(record));
      const { dictionaries: _, ...expected } = again.build();
      expect(found).toEqual(expected);
      if (positions.length === 0) expect(found.units).toBe(before.units);
    }),
    { numRuns: 300 },
  );
});
