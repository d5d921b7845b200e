import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { facetNames } from '@iwan/shared/domain/search/facets/facets';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import fc from 'fast-check';
import { anyRecords } from '../../testing/projects/any-record';
import { orderNamesNow } from '../columns/name-order';
import type { ProjectOptions } from '../options';
import { columnsOf, openProjectIndex } from '../project-index';
import { columnsKeeper } from './kept-columns';

const question: ProjectOptions = {
  ...{ fields: null, page: null, sort: 'name', named: null, ids: [], similar: null, suggest: null, map: null },
  ...{ inName: '', facets: facetNames, filters: {}, criteria: noCriteria, slug: null },
};

test('columns that were kept are those that were written, and answer the same', async () => {
  const folder = await temporaryFolder();
  const keeper = columnsKeeper(folder, 'one key');
  await fc.assert(
    fc.asyncProperty(anyRecords(6), async (records) => {
      const data = columnsOf(records);
      await keeper.write({ data, nameOrder: orderNamesNow(data.names) });
      const kept = await keeper.read();
      const { dictionaries: _, ...columns } = data;
      const { dictionaries, ...found } = kept?.data ?? {};
      expect(found).toEqual(columns);
      if (kept === null || dictionaries === undefined) throw new Error('Nothing was kept');
      const [before, after] = [openProjectIndex(data), openProjectIndex(kept.data, kept)];
      expect(after.select(question)).toEqual(before.select(question));
      // New texts get new numbers, known ones those they had.
      expect(dictionaries.words.keys()).toEqual(data.dictionaries.words.keys());
    }),
    { numRuns: 60 },
  );
});

test('columns of another bundle or database, and a file that is not whole, are not read', async () => {
  const folder = await temporaryFolder();
  const keeper = columnsKeeper(folder, 'one key');
  expect(await keeper.read()).toBeNull();
  const [records = []] = fc.sample(anyRecords(6), { seed: 3, numRuns: 1 });
  const data = columnsOf(records);
  await keeper.write({ data, nameOrder: orderNamesNow(data.names) });
  expect(await keeper.read()).not.toBeNull();
  expect(await columnsKeeper(folder, 'another key').read()).toBeNull();
  const path = join(folder, 'kept', 'projects.columns');
  const whole = await readFile(path);
  for (const length of [0, 40, whole.length - 8]) {
    await writeFile(path, whole.subarray(0, length));
    expect(await keeper.read()).toBeNull();
  }
});
