import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import type { Release } from '@iwan/shared/contracts/release';
import { expectTexts } from '../../support/expect-texts';
import { proveDeclared, publishAltered, replaceText } from '../../support/processes/store';
import type { PlainSite } from './plain-site';

/** The text of the career page as it is built, and in a release that is forced into the store. */
export const before = 'Work with us';
export const after = 'Work by the sea';

export const careerModule = './pages/career';
const page = (pattern: string) => ({
  name: 'extra',
  pattern,
  module: careerModule,
  rank: 0,
  hydration: 'idle' as const,
  example: pattern,
});

interface DeclaredFault {
  readonly name: string;
  readonly change: (release: Release) => Partial<Release>;
  /** The sentence of the refusal. */
  readonly sentence: string;
  /** The release cannot be used at all. */
  readonly isWhole?: boolean;
}

/** Faulty declarations of a team. */
export const declaredFaults: readonly DeclaredFault[] = [
  {
    name: 'a page that another remote has',
    change: ({ pages }) => ({ pages: [...pages, page('/blog')] }),
    sentence: 'The address /blog is granted to mfe-blog, not to mfe-tools.',
  },
  {
    name: 'one pattern for two of its pages',
    change: ({ pages }) => ({ pages: [...pages, page('/career')] }),
    sentence: 'Two pages claim the address /career: mfe-tools career and mfe-tools extra.',
  },
  {
    name: 'a page outside of its grants',
    change: ({ pages }) => ({ pages: [...pages, page('/news')] }),
    sentence: 'Nobody has granted the address /news to mfe-tools: "npm run grant -- mfe-tools /news" does.',
  },
  {
    name: 'a slot that another remote fills',
    change: () => ({ slots: [{ slot: 'hero-search', module: careerModule, rank: 0, hydration: 'idle' }] }),
    sentence: `The place "hero-search" is mfe-listings's to fill, not mfe-tools's.`,
  },
  {
    name: 'a singleton that the shell does not provide',
    change: ({ singletons }) => ({ singletons: { ...singletons, 'left-pad': '^1.0.0' } }),
    sentence: 'needs left-pad, which this shell does not provide.',
    isWhole: true,
  },
  {
    name: 'another shape of a store',
    change: ({ singletons }) => ({ singletons: { ...singletons, '@iwan/shared/state/site-store': '^2.0.0' } }),
    sentence: 'needs @iwan/shared/state/site-store ^2.0.0; this shell provides 1.0.0.',
    isWhole: true,
  },
  {
    name: 'a newer contract',
    change: () => ({ contractVersion: 4, contract: '^4.0.0' }),
    sentence: `was built for contract ^4.0.0; this shell serves ${contractVersion}.`,
    isWhole: true,
  },
  {
    name: 'a call that no backend of the contract answers',
    change: ({ backend }) => ({ backend: { ...backend, calls: ['GET /api/weather'] } }),
    sentence: `mfe-tools declares the call "GET /api/weather", which is not in the backend's contract 1.0.0.`,
  },
  {
    name: 'a call outside of the backend',
    change: () => ({ calls: [{ method: 'GET', path: '/metrics' }] }),
    sentence:
      'calls.0.path: A path is /api/ with up to six words or whole parameters below it, the first of them a word.',
    isWhole: true,
  },
  {
    name: 'a response that is cached for ten years',
    change: () => ({
      calls: [
        {
          method: 'GET',
          path: '/api/projectapi',
          answer: { key: 'data', holds: 'list' },
          keep: { freshFor: 3, staleFor: 10 * 365 * 86_400, variesBy: ['query'] },
        },
      ],
    }),
    sentence: 'calls.0.keep.staleFor: Too big',
    isWhole: true,
  },
  {
    name: 'a thousand calls',
    change: () => ({ calls: Array.from({ length: 1000 }, (_, id) => ({ method: 'GET', path: `/api/a${id}` })) }),
    sentence: 'It has 1000 calls; a release may have 60.',
    isWhole: true,
  },
  {
    name: 'a response that varies by something unknown to the shell',
    change: ({ calls = [] }) => ({
      calls: [
        ...calls,
        {
          method: 'GET',
          path: '/api/blogs',
          answer: { key: 'blogs', holds: 'list' },
          keep: { freshFor: 3, staleFor: 600, variesBy: ['weather'] },
        },
      ],
    }),
    sentence: 'mfe-tools keeps GET /api/blogs by "weather", which this shell does not know: it would never be kept.',
  },
  {
    name: 'a missing page that is in use',
    change: ({ pages }) => ({ pages: pages.filter(({ name }) => name !== 'career') }),
    sentence: 'mfe-tools would lose its page at /career, which is in use',
  },
];

/**
 * Checks that a release with the fault is refused in one sentence; forced into the store, it affects its own part
 * only.
 */
export async function expectContained(
  site: PlainSite,
  { change, sentence, isWhole = false }: DeclaredFault,
): Promise<void> {
  const message = await proveDeclared(site.store, 'mfe-tools', change).then(
    () => 'It was not refused.',
    (error: Error) => error.message,
  );
  expect(message).toContain(sentence);
  expect(message.trim().split('\n')).toHaveLength(1);

  await site.start({ ANSWERS_MAX_AGE: '0' });
  const get = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
  expectTexts(await get('/career'), [before]);
  const { version } = await publishAltered(site.store, 'mfe-tools', (dist) => replaceText(dist, before, after));
  const file = join(site.store, 'mfe-tools', version, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, ...change(release) }));
  // None of the release, or all of it except for the part without a grant.
  if (change(release).pages?.some(({ name }) => name === 'career') ?? true) {
    expectTexts(await get('/career'), [isWhole ? before : after]);
    if (isWhole) expect(await get('/career')).not.toContain(after);
  } else {
    expect((await fetch(`${site.origin}/career`)).status).toBe(404);
  }
  expectTexts(await get('/blog'), ['Dubai property blog']);
  expectTexts(await get('/'), ['data-island="hero-search"']);
  if (/granted|needs|contract \^|claim|place/.test(sentence))
    expect(site.output().replaceAll('\\"', '"')).toContain(sentence.split(':')[0]);
}
