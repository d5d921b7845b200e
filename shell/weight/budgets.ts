import { readFile } from 'node:fs/promises';
import { inWorkspace } from '@iwan/tooling/workspace';
import { z } from 'zod';

/** `goal`: the intended value, where one is set. `limit`: the tests fail above it. */
const goalAndLimit = z.strictObject({ goal: z.number().positive().optional(), limit: z.number().positive() });

const kindOfPage = z.strictObject({
  pages: z.array(z.string()).min(1),
  /** Goals for the phone; times on a shared machine vary, so nothing fails by them. */
  time: z.strictObject({
    firstContentfulPaint: z.number().positive().optional(),
    largestContentfulPaint: z.number().positive(),
    totalBlockingTime: z.number().positive(),
    cumulativeLayoutShift: z.number().positive(),
  }),
  /** Transferred size; `script` runs without a touch, `ahead` is fetched and not run, `hydrated` is all script once every part of the page is hydrated. */
  kilobytes: z.strictObject({
    document: goalAndLimit,
    script: goalAndLimit,
    ahead: goalAndLimit,
    hydrated: goalAndLimit,
    style: goalAndLimit,
    font: goalAndLimit,
    image: goalAndLimit,
    other: goalAndLimit,
  }),
  requests: goalAndLimit,
  /** The npm packages that may be part of a page's code, once every part of it is hydrated. */
  packages: z.array(z.string()),
  /** Those of them that may be in two files. */
  twice: z.array(z.string()),
});

const budgets = z.strictObject({
  interactions: z.strictObject({ nextPaint: z.number().positive(), firstTouch: z.number().positive() }),
  /** From a link to the next page, and back. */
  navigations: z.strictObject({
    title: z.number().positive(),
    picture: z.number().positive(),
    back: z.number().positive(),
  }),
  /** Home documents a second, rendered for each request and served from the cache. */
  documents: z.strictObject({ made: z.number().positive(), kept: z.number().positive() }),
  lighthouse: z.strictObject({
    performance: z.number(),
    accessibility: z.number(),
    'best-practices': z.number(),
    seo: z.number(),
  }),
  kinds: z.record(z.string(), kindOfPage),
});

export type Budgets = z.infer<typeof budgets>;
export type PageBudget = Budgets['kinds'][string];

/** `shell/budgets.json`. Rejects with its errors. */
export async function readBudgets(): Promise<Budgets> {
  return parseBudgets(await readFile(inWorkspace('shell', 'budgets.json'), 'utf8'));
}

/** Throws a message with all errors. */
export function parseBudgets(text: string): Budgets {
  const read = budgets.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(`shell/budgets.json is wrong:\n${z.prettifyError(read.error)}`);
}

/** The budget of a page. Throws for an unknown one. */
export function budgetOf({ kinds }: Budgets, page: string): PageBudget {
  const found = Object.values(kinds).find(({ pages }) => pages.includes(page));
  if (!found) throw new Error(`No kind of page in shell/budgets.json has "${page}".`);
  return found;
}
