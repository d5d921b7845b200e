import { sortProjects } from '@iwan/shared/domain/search/project-sort';
import fc from 'fast-check';
import { indexByName } from '../catalogue/catalogue';
import { anyRecords, projectNames } from '../testing/projects/any-record';
import { createColumnsBuilder } from './columns/column-data';
import { orderNames, orderNamesAfter, orderNamesNow } from './columns/name-order';
import { rowOf } from './columns/searched-row';
import { columnsOf, indexProjects, withProject } from './project-index';
import { indexProject } from './searched-project';
import { sharedAddresses } from './shared-addresses';

const requested = [...projectNames, 'reve quay', 'quay-one', 'Quay', 'tower 2 ', '', '-'];

test('a name finds the project that it finds in a list, and shared addresses are those of the whole list', () => {
  fc.assert(
    fc.property(anyRecords(8), fc.constantFrom(...requested), (records, name) => {
      const index = indexProjects(records);
      expect(index.find(name)?.number).toBe(indexByName(records)(name)?.id);
      expect([...index.shared()].sort()).toEqual([...sharedAddresses(records.map(indexProject))].sort());
    }),
    { numRuns: 300 },
  );
});

test('the order by name is that of sorting, also when it is carried over from an earlier state', async () => {
  const names = (records: readonly { readonly name: string }[]) => records.map(({ name }) => name);
  await fc.assert(
    fc.asyncProperty(
      anyRecords(8),
      fc.array(fc.tuple(fc.nat(30), anyRecords(1)), { maxLength: 4 }),
      async (records, edits) => {
        const before = columnsOf(records);
        let now = before;
        for (const [id, [record]] of edits) if (record !== undefined) now = withProject(now, { ...record, id });
        const sorted = sortProjects(
          now.names.map((name, position) => ({ id: String(position), name, price: 0 })),
          'name',
        ).map(({ id }) => Number(id));
        expect([...orderNamesAfter(before, orderNamesNow(before.names), now)]).toEqual(sorted);
        expect([...(await orderNames(now.names))]).toEqual(sorted);
        expect(names(records)).toEqual(before.names);
      },
    ),
  );
});

test('many names are sorted in chunks as at once', async () => {
  const many = Array.from({ length: 9_001 }, (_, each) => `Tower ${(each * 7_919) % 10_007}`);
  expect(await orderNames(many)).toEqual(orderNamesNow(many));
});

test('columns that are copied in parts, with changed projects between these, are those of all records', () => {
  fc.assert(
    fc.property(anyRecords(8), fc.nat(30), anyRecords(1), (records, id, [changed]) => {
      fc.pre(changed !== undefined);
      const record = { ...changed, id };
      const after = [...records.filter((each) => each.id !== id), record].sort((one, other) => one.id - other.id);
      const { dictionaries, ...data } = withProject(columnsOf(records), record);
      const again = createColumnsBuilder(0, dictionaries);
      for (const each of after) again.add(rowOf(each));
      const { dictionaries: _, ...expected } = again.build();
      expect(data).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
