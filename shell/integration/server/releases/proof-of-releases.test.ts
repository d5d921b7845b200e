import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  appendToServer,
  prependToShellServer,
  proveAltered,
  proveAlteredShell,
  replaceInShellServer,
  replaceText,
  templateStore,
} from '../../support/processes/store';

test('a sound release passes its proof', async () => {
  await expect(proveAltered('mfe-listings', async () => {})).resolves.toBeUndefined();
});

test('a release whose styles are missing is refused before it is live', async () => {
  const proof = proveAltered('mfe-listings', async (dist) => {
    const file = join(dist, 'browser', 'chunk-assets.json');
    const table = JSON.parse(await readFile(file, 'utf8'));
    table.exposes['./pages/filter-property'].css = [];
    await writeFile(file, JSON.stringify(table));
  });
  await expect(proof).rejects.toThrow(
    /^mfe-listings \.\/pages\/filter-property would stand without all of its styles: no stylesheet that is listed for it defines mfe_listings_\w+/,
  );
});

test('a release that would style the shell’s own elements is refused @ci', async () => {
  const proof = proveAltered('mfe-listings', async (dist) => {
    const sheets = (await readdir(join(dist, 'browser'))).filter((file) => file.endsWith('.css'));
    await appendFile(join(dist, 'browser', sheets[0] ?? ''), 'header{display:none}');
  });
  await expect(proof).rejects.toThrow(
    /^mfe-listings browser\/[\w.-]+\.css draws more than its own: header\. Each selector needs a class of a CSS Module of its own\.$/,
  );
});

for (const { what, code, sentence } of [
  {
    what: 'throws when it is loaded',
    code: "throw new Error('broken at the start');",
    sentence: /broken at the start/,
  },
  {
    what: 'cannot be rendered',
    code: "module.exports = { route: { ...module.exports.route, Component: () => { throw new Error('broken view'); } } };",
    sentence: /^mfe-tools \.\/pages\/career cannot be rendered for \/career: Error: broken view\.$/,
  },
  {
    what: 'loops while it renders',
    code: 'module.exports = { route: { ...module.exports.route, Component: () => { for (;;); } } };',
    sentence:
      /^mfe-tools \.\/pages\/career cannot be rendered for \/career: RemoteEnded: The process of mfe-tools did not answer for 1 s while it ran the component of \.\/pages\/career\.$/,
  },
]) {
  test(`a release with a page that ${what} is refused in one sentence`, async () => {
    const proof = proveAltered('mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
    await expect(proof).rejects.toThrow(sentence);
  });
}

describe('a shell', () => {
  test('that is sound passes its proof', async () => {
    await expect(proveAlteredShell(templateStore(), async () => {})).resolves.toBeUndefined();
  });

  test('that does not start is refused in one sentence', async () => {
    const proof = proveAlteredShell(templateStore(), (dist) =>
      prependToShellServer(dist, "throw new Error('broken at the start');"),
    );
    await expect(proof).rejects.toThrow(/^The shell \w+ does not start: Error: broken at the start$/);
  });

  test('that cannot show Home is refused in one sentence @ci', async () => {
    const renders = 'async function renderDocument(context, url, signal) {';
    const proof = proveAlteredShell(templateStore(), (dist) =>
      replaceInShellServer(dist, renders, `${renders} throw new Error('broken view');`),
    );
    await expect(proof).rejects.toThrow(/^The shell \w+ answers \/ with 500\.$/);
  });

  test('that would not show the live parts of a remote is refused in one sentence @ci', async () => {
    const proof = proveAlteredShell(templateStore(), (dist) => replaceInShellServer(dist, '/career', '/vacancies'));
    await expect(proof).rejects.toThrow(
      /^The shell \w+ would not show the page \/career of mfe-tools, which is live\.$/,
    );
  });

  test('with a different file under a name of an earlier release is refused in one sentence @ci', async () => {
    const proof = proveAlteredShell(templateStore(), (dist) =>
      replaceText(dist, 'Dubai, through the right door', 'Another door'),
    );
    await expect(proof).rejects.toThrow(
      /^browser\/[\w.-]+\.js of the shell \w+ is another file than that of the shell \w+\.$/,
    );
  });
});
