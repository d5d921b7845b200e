import { type Budgets, budgetOf, type PageBudget } from '../budgets/budgets';
import { categories } from '../lighthouse/categories';
import type { BenchResults, Measure, PageResult } from '../results';
import { type Spread, spreadOf } from '../statistics';

/** One line of the table. */
export interface Row {
  /** The page, or another subject of the rows. */
  readonly group: string;
  readonly what: string;
  readonly goal: number | undefined;
  /** The tests fail above it; not for times and scores. */
  readonly limit: number | undefined;
  /** Whether more is better. */
  readonly isScore: boolean;
  readonly digits: number;
  /** One for each site: a spread, or the reason without one. */
  readonly cells: readonly (Spread | string)[];
}

/** The smallest size of a listed package, in kilobytes. */
const worthTelling = 2;

interface Line {
  readonly measure: Measure;
  readonly what: string;
  readonly of: (budget: PageBudget, budgets: Budgets) => { goal?: number | undefined; limit?: number | undefined };
  readonly digits?: number;
  readonly isScore?: boolean;
}

const time = (measure: keyof PageBudget['time'], what: string, digits = 0): Line => ({
  measure,
  what,
  of: ({ time }) => ({ goal: time[measure] }),
  digits,
});
const size = (measure: keyof PageBudget['kilobytes'], what: string): Line => ({
  measure,
  what,
  of: ({ kilobytes }) => kilobytes[measure],
  digits: 1,
});

const lines: readonly Line[] = [
  time('firstContentfulPaint', 'FCP, ms'),
  time('largestContentfulPaint', 'LCP, ms'),
  time('totalBlockingTime', 'TBT, ms'),
  time('cumulativeLayoutShift', 'CLS', 3),
  size('document', 'HTML, KB'),
  size('style', 'CSS, KB'),
  size('font', 'fonts, KB'),
  size('image', 'pictures, KB'),
  size('script', 'script without a touch, KB'),
  size('ahead', 'script fetched ahead, KB'),
  size('hydrated', 'script, all hydrated, KB'),
  { measure: 'requests', what: 'requests', of: ({ requests }) => requests },
  ...categories.map(
    (category): Line => ({
      measure: category,
      what: `Lighthouse ${category}`,
      of: (_, { lighthouse }) => ({ goal: lighthouse[category] }),
      isScore: true,
    }),
  ),
];

/** All measurements, row by row, beside their goals. */
export function rowsOf(results: BenchResults, budgets: Budgets): readonly Row[] {
  return [
    ...pageRows(results, budgets),
    ...interactionRows(results, budgets),
    ...touchRows(results, budgets),
    ...navigationRows(results, budgets),
    ...documentRows(results, budgets),
  ];
}

function pageRows({ sites, pages }: BenchResults, budgets: Budgets): readonly Row[] {
  return [...new Set(pages.map(({ page }) => page))].flatMap((page) => {
    const here = sites.map(({ name }) => pages.find((one) => one.page === page && one.site === name));
    if (here.every((one) => one?.status !== 200)) {
      return [{ ...plain, group: page, what: 'not there yet', cells: here.map((one) => `status ${one?.status}`) }];
    }
    const budget = budgetOf(budgets, page);
    const measured = lines.flatMap(({ measure, what, of, digits = 0, isScore = false }): Row[] => {
      const { goal, limit } = of(budget, budgets);
      const cells = here.map((one) => one?.values[measure] ?? (one?.status === 200 ? '–' : 'not there yet'));
      return cells.every((cell) => typeof cell === 'string')
        ? []
        : [{ group: page, what, goal, limit, isScore, digits, cells }];
    });
    return [...measured, ...packageRows(page, here)];
  });
}

const plain = { goal: undefined, limit: undefined, isScore: false, digits: 1 } as const;

function packageRows(page: string, here: readonly (PageResult | undefined)[]): readonly Row[] {
  const heaviest = (name: string) => Math.max(...here.map((one) => one?.packages[name] ?? 0));
  const names = [...new Set(here.flatMap((one) => Object.keys(one?.packages ?? {})))]
    .filter((name) => heaviest(name) >= worthTelling)
    .toSorted((one, other) => heaviest(other) - heaviest(one));
  return names.map((name) => ({
    ...plain,
    group: page,
    what: `script of ${name}, KB`,
    cells: here.map((one) => one?.packages[name]?.toFixed(1) ?? '–'),
  }));
}

function interactionRows({ sites, interactions }: BenchResults, { interactions: goals }: Budgets): readonly Row[] {
  return [...new Set(interactions.map(({ what }) => what))].flatMap((what): Row[] => {
    const here = sites.map(({ name }) => interactions.find((one) => one.what === what && one.site === name));
    const nextPaint = here.map((one) => one?.nextPaint ?? 'another document');
    const firstTouch = here.map((one) => one?.firstTouch ?? 'none to measure');
    const row = { ...plain, digits: 0, group: what };
    const hasFirst = here.some((one) => one?.firstTouch);
    return [
      { ...row, what: 'next paint, ms', goal: goals.nextPaint, cells: nextPaint },
      ...(here.some((one) => one?.firstVisit)
        ? [
            {
              ...row,
              what: 'touch on a first visit, ms',
              goal: here[0]?.firstVisitGoal,
              cells: here.map((one) => one?.firstVisit ?? 'none to measure'),
            },
          ]
        : []),
      ...(hasFirst ? [{ ...row, what: 'first touch, ms', goal: goals.firstTouch, cells: firstTouch }] : []),
    ];
  });
}

function touchRows({ sites, touches }: BenchResults, { interactions: goals }: Budgets): readonly Row[] {
  if (touches.length === 0) return [];
  const cellsOf = (measure: 'p75' | 'worst') =>
    sites.map(({ name }) => touches.find(({ site }) => site === name)?.[measure] ?? '–');
  const row = { ...plain, digits: 0, group: 'Thirty touches' };
  return [
    { ...row, what: 'INP p75, ms', goal: goals.nextPaint, cells: cellsOf('p75') },
    { ...row, what: 'the longest, ms', cells: cellsOf('worst') },
  ];
}

const navigationMeasures = { title: 'new title, ms', picture: 'largest picture, ms', back: 'Back, ms' } as const;

function navigationRows({ sites, navigations }: BenchResults, { navigations: goals }: Budgets): readonly Row[] {
  return navigations
    .filter(({ site }) => site === sites[0]?.name)
    .flatMap(({ what, isFirst }) =>
      (['title', 'picture', 'back'] as const).map((measure) => ({
        ...plain,
        digits: 0,
        group: `${what}, ${isFirst ? 'first touch' : 'code running'}`,
        what: navigationMeasures[measure],
        goal: goals[measure],
        cells: sites.map(({ name }) => {
          const found = navigations.find((one) => one.what === what && one.isFirst === isFirst && one.site === name);
          return found?.[measure] ?? '–';
        }),
      })),
    );
}

function documentRows({ sites, documents }: BenchResults, { documents: goals }: Budgets): readonly Row[] {
  if (documents.length === 0) return [];
  return (['made', 'kept'] as const).map((kind) => ({
    ...plain,
    digits: 0,
    group: 'Home documents',
    what: `${kind}, a second`,
    goal: goals[kind],
    isScore: true,
    cells: sites.map(({ name }) => {
      const found = documents.find(({ site }) => site === name)?.[kind];
      return (found && spreadOf([found.perSecond])) ?? '–';
    }),
  }));
}
