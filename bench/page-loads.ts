import { freePort } from '@iwan/tooling/free-port';
import { budgetOf } from '../shell/weight/budgets';
import { launchBrowser } from '../shell/weight/open-page';
import type { Weight } from '../shell/weight/passed-budgets';
import { profiles } from '../shell/weight/profiles';
import { readBuiltScripts } from '../shell/weight/script-packages';
import { weighPage } from '../shell/weight/weigh-page';
import { loadLighthouse, runLighthouse } from './lighthouse/lighthouse';
import { type Bench, inTurns, type Row, spreadOf } from './rows';

const weights = {
  document: 'HTML, KB',
  style: 'style sheets, KB',
  font: 'fonts, KB',
  image: 'pictures, KB',
  script: 'script without a touch, KB',
  ahead: 'script fetched ahead, KB',
  hydrated: 'script, all hydrated, KB',
} as const;

/** Paint, blocking, shifts and scores by Lighthouse, and the transferred sizes without a touch and with all parts hydrated. */
export async function measurePages(bench: Bench): Promise<readonly Row[]> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const ofLighthouse = await launchBrowser([`--remote-debugging-port=${port}`]);
  const rows: Row[] = [];
  try {
    for (const page of bench.options.pages) {
      bench.report(page);
      rows.push(...(await sizesOf(bench, page)));
      const profile = profiles[bench.options.profile];
      const values = await inTurns(bench, ({ origin, paths }) =>
        runLighthouse(lighthouse, origin + paths[page], { port, profile }),
      );
      const { time } = budgetOf(bench.budgets, page);
      const scores = bench.budgets.lighthouse;
      rows.push(
        { group: page, what: 'FCP, ms', goal: time.firstContentfulPaint, cells: values('fcp') },
        { group: page, what: 'LCP, ms', goal: time.largestContentfulPaint, cells: values('lcp') },
        { group: page, what: 'TBT, ms', goal: time.totalBlockingTime, cells: values('tbt') },
        { group: page, what: 'CLS', goal: time.cumulativeLayoutShift, digits: 3, cells: values('cls') },
        ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) => ({
          ...{ group: page, what: `Lighthouse ${category}`, isScore: true },
          ...{ goal: scores[category], cells: values(category) },
        })),
      );
    }
  } finally {
    await ofLighthouse.close();
  }
  return rows;
}

/** Sizes do not depend on time: weighed once, which also lets the server resize its pictures before the first paint is measured. */
async function sizesOf({ browser, sites, budgets }: Bench, page: Bench['options']['pages'][number]): Promise<Row[]> {
  // For another site too: where it runs the build of this folder, its files have the same names.
  const built = await readBuiltScripts();
  const found: (Weight | null)[] = [];
  for (const { origin, paths } of sites) {
    // Rendered once before: a part that a newly started site does not render in time loads further code.
    await (await fetch(origin + paths[page])).text();
    found.push(await weighPage(browser, origin + paths[page], built));
  }
  const { kilobytes, requests } = budgetOf(budgets, page);
  return [
    ...(Object.keys(weights) as (keyof typeof weights)[]).map((kind) => ({
      ...{ group: page, what: weights[kind], goal: kilobytes[kind].goal, digits: 1 },
      cells: found.map((weight) => weight && spreadOf([weight.kilobytes[kind]])),
    })),
    {
      group: page,
      what: 'requests',
      goal: requests.goal,
      cells: found.map((each) => each && spreadOf([each.requests])),
    },
  ];
}
