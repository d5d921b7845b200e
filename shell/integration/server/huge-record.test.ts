import { eventually } from '../support/eventually';
import { expectTexts } from '../support/expect-texts';
import { soundRecords } from '../support/records';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

test('a record with a description of 10 MB ends no process, and costs no page its content', async () => {
  const description = `<p>${'A tower by the sea. '.repeat(500_000)}</p>`;
  const projects = soundRecords.projects as readonly object[];
  site.backend.setRecords({
    ...soundRecords,
    projects: projects.map((project, index) => (index === 0 ? { ...project, description } : project)),
  });
  await site.startFresh();
  const seen = async (path: string) => {
    const response = await fetch(site.origin + path);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    expectTexts(await response.text(), ['Harbour Gate']);
  };
  // The backend of this test may need more than its timeout for the first response on a busy machine.
  await eventually(() => seen('/properties/'), { timeout: 30_000 });
  for (const path of ['/', '/map/', '/filter-property?configuration=2BR', '/dubai-marina']) await seen(path);
  expect(site.output()).toContain('A text of a record was too long and was cut');
  expect(site.output()).not.toContain('did not answer for 1 s');
});
