import type { Composition } from '../../src/composition/composition';
import type { Boot } from '../../src/federation/page/boot';
import { LoadedData } from '../remote-workers/loaded-data';
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

const boot = (title: string, of = composition('Calculator')): Boot => ({
  page: {
    name: 'home',
    head: { title, description: '' },
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

test('is what was given, read back, for one page after the other of the same composition', () => {
  const { composition: same } = boot('');
  for (const title of ['Home', 'Blog']) expect(JSON.parse(bootJson(boot(title, same)))).toEqual(boot(title, same));
  const other = composition('Another');
  expect(JSON.parse(bootJson(boot('Home', other)))).toEqual(boot('Home', other));
});

test('nothing in it can end the script element that it stands in', () => {
  const written = bootJson(boot('</script><script>', composition('</SCRIPT\u2028>')));
  expect(written).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(boot('</script><script>', composition('</SCRIPT\u2028>')));
});

test('the data of islands, which is JSON already, is read back as what it says', () => {
  const data = { words: '</script>\u2028 "$1" $& $$', list: [null, 1.5] };
  const loaded = (json: string) =>
    ({ status: 'ready', data: new LoadedData(json, () => Promise.reject() as never) }) as const;
  const source = { remote: 'mfe-blog', module: './slots/x', hydration: 'idle' } as const;
  const { page, ...rest } = boot('Home');
  const slots = { a: [{ id: 'a', source, result: loaded('') }], b: [{ id: 'b', source, result: loaded('"x"') }] };
  const written = bootJson({ ...rest, page: { ...page, island: loaded(JSON.stringify(data)), slots } });
  expect(written).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(written).page).toMatchObject({
    island: { status: 'ready', data },
    slots: { a: [{ result: { status: 'ready' } }], b: [{ result: { status: 'ready', data: 'x' } }] },
  });
});
