import type { Composition } from '../../src/composition/composition';
import type { Boot } from '../../src/federation/page/boot';
import { LoadedData } from '../remote/workers/loaded-data';
import { bootJson } from './boot-json';

const composition = (title: string): Composition => ({
  routes: [],
  slots: {},
  dialogs: {
    calculator: { title, source: { remote: 'mfe-tools', module: './dialogs/calculator', hydration: 'idle' } },
  },
  addresses: {},
  releases: {},
});

const boot = (name: string, of = composition('Calculator')): Boot => ({
  page: {
    name,
    head: { title: 'Home', description: 'x' },
    status: 200,
    island: null,
    source: null,
    slots: {},
    rendered: [],
  },
  composition: of,
  links: { agentSignIn: 'https://agents.example', superAgent: 'https://super.example' },
  intro: false,
  siteUrl: 'https://iwan.example',
});

/** The boot data as in the document: without the head of the page, which is HTML there. */
function inDocument({ page: { head: _, ...page }, ...rest }: Boot): unknown {
  return { page, ...rest };
}

test('is what was given, as a document has it, for one page after the other of the same composition', () => {
  const { composition: same } = boot('home');
  for (const name of ['home', 'blog']) {
    expect(JSON.parse(bootJson(boot(name, same)))).toEqual(inDocument(boot(name, same)));
  }
  const other = composition('Another');
  expect(JSON.parse(bootJson(boot('home', other)))).toEqual(inDocument(boot('home', other)));
});

test('nothing in it can end the script element that it stands in', () => {
  const hostile = boot('</script><script>', composition('</SCRIPT\u2028>'));
  const written = bootJson(hostile);
  expect(written).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(inDocument(hostile));
});

test('the data of islands, which is JSON already, is read back as what it says', () => {
  const data = { words: '</script>\u2028 "$1" $& $$', list: [null, 1.5] };
  const loaded = (json: string) => ({ status: 'ready', data: new LoadedData({ data: json, reads: [] }) }) as const;
  const source = { remote: 'mfe-blog', module: './slots/x', hydration: 'idle' } as const;
  const { page, ...rest } = boot('home');
  const slots = { a: [{ id: 'a', source, result: loaded('') }], b: [{ id: 'b', source, result: loaded('"x"') }] };
  const written = bootJson({ ...rest, page: { ...page, island: loaded(JSON.stringify(data)), slots } });
  expect(written).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(written).page).toMatchObject({
    island: { status: 'ready', data },
    slots: { a: [{ result: { status: 'ready' } }], b: [{ result: { status: 'ready', data: 'x' } }] },
  });
});
