import { readdirSync } from 'node:fs';
import { inWorkspace, remoteNames } from '../workspace';
import { journeysOf } from './browser-step';

test.each(remoteNames)('%s has a folder of journeys', (remote) => {
  const found = readdirSync(inWorkspace('shell', 'integration'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => new RegExp(journeysOf(remote)).test(`journeys ${name}/a.spec.ts opens`));
  expect(found).toHaveLength(1);
});

test('finds a team’s journeys by folder and by tag, and no other team’s', () => {
  const blog = new RegExp(journeysOf('mfe-blog'));
  expect(blog.test('journeys blog/article.spec.ts a reader comments')).toBe(true);
  expect(blog.test('journeys every-page/tour.spec.ts /blog is whole @mfe-blog')).toBe(true);
  expect(blog.test('journeys every-page/tour.spec.ts /blog/ of others @mfe-tools')).toBe(false);
  expect(blog.test('journeys listings/map.spec.ts shows a map')).toBe(false);
});
