import type { PageBudget } from './budgets';
import { passedBudgets, type Weight } from './passed-budgets';

const limit = (kilobytes: number) => ({ limit: kilobytes });

const budget: PageBudget = {
  pages: ['blog'],
  time: { largestContentfulPaint: 1000, totalBlockingTime: 100, cumulativeLayoutShift: 0.02 },
  kilobytes: {
    document: limit(25),
    script: { goal: 20, limit: 30 },
    ahead: limit(160),
    hydrated: limit(170),
    style: limit(20),
    font: limit(60),
    image: limit(200),
    other: limit(5),
  },
  requests: limit(40),
  packages: ['react', 'react-dom'],
  twice: ['react'],
};

const within: Weight = {
  kilobytes: { document: 25, script: 30, ahead: 160, hydrated: 170, style: 20, font: 60, image: 200, other: 5 },
  requests: 40,
  scripts: { npm: ['react', 'react-dom'], twice: ['react'], unknown: [] },
  unstyled: [],
  failed: [],
};

test('a page at its limits exceeds none of them', () => {
  expect(passedBudgets('blog', within, budget)).toEqual([]);
});

const heavier = (kind: keyof Weight['kilobytes'], kilobytes: number): Partial<Weight> => ({
  kilobytes: { ...within.kilobytes, [kind]: kilobytes },
});

test.each<[string, Partial<Weight>]>([
  ['blog: 30.1 KB of script without a touch; the limit is 30, the goal 20.', heavier('script', 30.1)],
  ['blog: 25.1 KB of HTML; the limit is 25.', heavier('document', 25.1)],
  ['blog: 161 KB of script fetched ahead; the limit is 160.', heavier('ahead', 161)],
  ['blog: 171 KB of script with everything hydrated; the limit is 170.', heavier('hydrated', 171)],
  ['blog: 20.5 KB of style sheets; the limit is 20.', heavier('style', 20.5)],
  ['blog: 61 KB of fonts; the limit is 60.', heavier('font', 61)],
  ['blog: 201 KB of pictures; the limit is 200.', heavier('image', 201)],
  ['blog: 6 KB of other files; the limit is 5.', heavier('other', 6)],
  ['blog: 41 requests; the limit is 40.', { requests: 41 }],
  [
    'blog: date-fns is part of the code of the page, and its budget does not name it.',
    { scripts: { ...within.scripts, npm: ['date-fns', 'react'] } },
  ],
  [
    'blog: react-dom is fetched twice, from two files or in two versions.',
    { scripts: { ...within.scripts, twice: ['react', 'react-dom'] } },
  ],
  [
    'blog: foreign.js is a script of no build in this folder.',
    { scripts: { ...within.scripts, unknown: ['foreign.js'] } },
  ],
  ['blog: no style sheet that the document names styles mfe_blog_1.', { unstyled: ['mfe_blog_1'] }],
  [
    'blog: no style sheet that the document names styles mfe_blog_1 and 2 more of its classes.',
    { unstyled: ['mfe_blog_1', 'mfe_blog_2', 'mfe_blog_3'] },
  ],
  ['blog: http://iwan/a.css did not come.', { failed: ['http://iwan/a.css'] }],
])('%s', (sentence, changed) => {
  expect(passedBudgets('blog', { ...within, ...changed }, budget)).toEqual([sentence]);
});
