import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { changeGrants, storedGrants, withPrefixes } from './write-grants';

test('of twenty grants that are made at once none is lost, and nothing else is left in the store', async () => {
  const store = await temporaryFolder();
  const names = Array.from({ length: 20 }, (_, place) => `mfe-${place}`);
  await Promise.all(names.map((name) => changeGrants(store, (all) => withPrefixes(all, name, [`/${name}`]))));
  expect(Object.keys(storedGrants(store)).sort()).toEqual([...names].sort());
  expect(await readdir(store)).toEqual(['grants.json']);
});

test('a change that is refused leaves the grants as they were, and the next one goes on', async () => {
  const store = await temporaryFolder();
  await changeGrants(store, (all) => withPrefixes(all, 'mfe-guides', ['/guides']));
  await expect(changeGrants(store, (all) => withPrefixes(all, 'mfe-news', ['/guides']))).rejects.toThrow('granted to');
  await changeGrants(store, (all) => withPrefixes(all, 'mfe-news', ['/news']));
  expect(storedGrants(store)).toEqual({ 'mfe-guides': { prefixes: ['/guides'] }, 'mfe-news': { prefixes: ['/news'] } });
});

test('a lock that nobody takes away is named', async () => {
  const store = await temporaryFolder();
  await writeFile(join(store, 'grants.json.lock'), '');
  await expect(changeGrants(store, (all) => all, { waitingTime: 50 })).rejects.toThrow(join(store, 'grants.json.lock'));
});

test('a file that is no list of grants is not written over', async () => {
  const store = await temporaryFolder();
  await writeFile(join(store, 'grants.json'), '{"mfe-guides":"/guides"}');
  await expect(changeGrants(store, (all) => all)).rejects.toThrow('is not what "npm run grant" writes');
});
