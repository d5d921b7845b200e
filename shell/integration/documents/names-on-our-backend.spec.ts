import { writeFile } from 'node:fs/promises';
import { freePort } from '../support/free-port';
import { contentCommand, startCommand } from '../support/running-command';
import { withTemporaryFolder } from '../support/temporary-folder';
import { expect, test } from '../support/test';

const names = ['Palm-View Homes', "L'Étoile d’Or", 'Pelham & Sons', 'North/South', 'Señora Niño'];

const content = {
  developers: names.map((name) => ({ name, heading: 'A house of its own' })),
  agents: names.map((name) => ({ name, designation: 'Adviser' })),
};

/** The page that an address leads to, as a browser follows it. */
async function visit(address: string): Promise<{ readonly status: number; readonly html: string }> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
}

/** The addresses of a page's links that match, each once. */
const linksIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, href = '']) => href)),
];

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

test('developers and agents of our own backend open from every link that leads to them, whatever their names', async () => {
  test.setTimeout(120_000);
  await withTemporaryFolder(async (folder) => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const variables = {
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: '',
      DATABASE_URL: '',
      RELEASES_DIR: `${folder}/releases`,
      DATA_DIR: `${folder}/data`,
    };
    await writeFile(`${folder}/odd.json`, JSON.stringify(content));
    const importing = contentCommand(['import', `${folder}/odd.json`], variables);
    expect(await importing.ended, importing.output()).toBe(0);
    const start = startCommand(variables);
    try {
      await start.saying(/Iwan is ready/);
      const site = `http://127.0.0.1:${port}`;
      const developer = /href="([^"]*-properties\/)"/g;
      const lists = await Promise.all(
        [
          { path: '/developers/', pattern: developer },
          { path: '/', pattern: /href="(\/developers\/[^"]*-properties\/)"/g },
          { path: '/our-team/agents', pattern: /href="(\/agents\/[^"]*)"/g },
        ].map(async ({ path, pattern }) => linksIn((await visit(site + path)).html, pattern)),
      );
      for (const links of lists) expect(links.length).toBeGreaterThan(names.length);
      const opened = await Promise.all(
        [...new Set(lists.flat())].map(async (href) => ({ href, ...(await visit(site + href)) })),
      );
      expect(opened.filter(({ status }) => status !== 200).map(({ href }) => href)).toEqual([]);
      const headings = opened.map(({ html }) => unescaped(heading(html)));
      // A developer at two addresses, an agent at one.
      for (const name of names)
        expect(
          headings.filter((each) => each === name),
          name,
        ).toHaveLength(3);
    } finally {
      await start.stop();
    }
  });
});
