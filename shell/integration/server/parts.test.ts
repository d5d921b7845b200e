import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleMark, sampleTexts } from '@iwan/shared/ui/sample-texts';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

test('no release has the page of components', async () => {
  await site.start({ ANSWERS_MAX_AGE: '0' });
  for (const address of ['/__parts', '/__parts/', '/__parts/main.js']) {
    expect([address, (await fetch(site.origin + address)).status]).toEqual([address, 404]);
  }
});

test('no example is in a file of a release', async () => {
  expect(sampleTexts.ltr.longWord).toContain(exampleMark);
  const files = (await readdir(site.store, { recursive: true })).filter((file) => /\.(m?js|html|json)$/.test(file));
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(100);
  const withMark: string[] = [];
  for (const file of files) {
    if ((await readFile(join(site.store, file), 'utf8')).includes(exampleMark)) withMark.push(file);
  }
  expect(withMark).toEqual([]);
});
