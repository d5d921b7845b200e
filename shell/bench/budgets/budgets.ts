import { readFile } from 'node:fs/promises';
import { inWorkspace } from '@iwan/tooling/workspace';
import { z } from 'zod';

/** `goal`: where the site is to come to, where one is set. `limit`: what fails the tests when it is passed. */
const goalAndLimit = z.strictObject({ goal: z.number().positive().optional(), limit: z.number().positive() });

const kindOfPage = z.strictObject({
  pages: z.array(z.string()).min(1),
  /** Goals for the phone; a shared machine is no judge of time, so nothing fails by them. */
  time: z.strictObject({
    firstContentfulPaint: z.number().positive().optional(),
    largestContentfulPaint: z.number().positive(),
    totalBlockingTime: z.number().positive(),
    cumulativeLayoutShift: z.number().positive(),
  }),
  /** Over the wire; `hydrated` is all script once every part of the page has its code. */
  kilobytes: z.strictObject({
    document: goalAndLimit,
    script: goalAndLimit,
    hydrated: goalAndLimit,
    style: goalAndLimit,
    font: goalAndLimit,
    image: goalAndLimit,
    other: goalAndLimit,
  }),
  requests: goalAndLimit,
  /** The packages of npm that may be part of the code of a page, once every part of it has its own. */
  packages: z.array(z.string()),
  /** Those of them that two files may have. */
  twice: z.array(z.string()),
});

const budgets = z.strictObject({
  interactions: z.strictObject({ nextPaint: z.number().positive(), firstTouch: z.number().positive() }),
  /** Home documents a second, made for each request and given from those kept. */
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

/** `shell/budgets.json`. Rejects with what is wrong in it. */
export async function readBudgets(): Promise<Budgets> {
  return parseBudgets(await readFile(inWorkspace('shell', 'budgets.json'), 'utf8'));
}

/** Throws a sentence for each fault. */
export function parseBudgets(text: string): Budgets {
  const read = budgets.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(`shell/budgets.json is wrong:\n${z.prettifyError(read.error)}`);
}

/** The budget of a page. Throws for one that no kind names. */
export function budgetOf({ kinds }: Budgets, page: string): PageBudget {
  const found = Object.values(kinds).find(({ pages }) => pages.includes(page));
  if (!found) throw new Error(`No kind of page in shell/budgets.json has "${page}".`);
  return found;
}
