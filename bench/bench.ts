import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { sentenceOf, stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import { repositoryRoot } from '@iwan/tooling/workspace';
import { npmCommand } from '../shell/integration/support/processes/running-command';
import { readBudgets } from '../shell/weight/budgets';
import { launchBrowser } from '../shell/weight/open-page';
import { type Content, type MeasuredSite, withOwnSite } from '../shell/weight/own-site';
import { findPages } from '../shell/weight/pages';
import { measureDocuments } from './documents/documents';
import { measureNavigations } from './navigations';
import { type BenchOptions, help, readOptions, type Subject, WrongOptions } from './options';
import { measurePages } from './page-loads';
import { measurePresses } from './presses';
import { type Measurement, tableOf } from './rows';
import { measureTouches } from './touches';

const measures: Readonly<Record<Subject, Measurement>> = {
  pages: measurePages,
  presses: measurePresses,
  touches: measureTouches,
  navigations: measureNavigations,
  documents: measureDocuments,
};

// `npm run bench`: the speed and the size of the pages, compared with the goals of `shell/budgets.json`.
try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else await bench(options);
} catch (error) {
  if (!(error instanceof WrongOptions)) stopWithSentence(sentenceOf(error));
  console.error(error.message);
  process.exit(2);
}

async function bench(options: BenchOptions): Promise<void> {
  const budgets = await readBudgets();
  if (options.url === null) await build();
  await withSites(options, async (started) => {
    const sites = await Promise.all(started.map(async (site) => ({ ...site, paths: await findPages(site.origin) })));
    // For pages whose screen is not emulated; the browser's windows are at least 500 px wide.
    const browser = await launchBrowser(['--window-size=500,844', '--force-prefers-reduced-motion']);
    const report = (line: string) => console.error(`Measuring ${line} …`);
    try {
      const rows = [];
      for (const subject of options.subjects) {
        rows.push(...(await measures[subject]({ browser, sites, options, budgets, report })));
      }
      const names = sites.map(({ name }) => name);
      console.log(tableOf(rows, names));
      const [processor] = cpus();
      const machine = { processor: processor?.model, cores: cpus().length, node: process.version };
      const file = await save(options, { machine, browser: browser.version(), options, sites, rows });
      console.log(`\nMedian (least–most); ✗ misses its goal. All runs: ${file}`);
    } finally {
      await browser.close();
    }
  });
}

/** In a child process: the loader that compiles this file would also compile what the bundler sends to browsers as source. */
async function build(): Promise<void> {
  const building = npmCommand(['run', '--silent', 'build']);
  if ((await building.ended) !== 0) throw new Error(`The site could not be built:\n${building.output()}`);
}

/** Writes all measurements of all runs, and returns the file's name. */
async function save({ json }: BenchOptions, results: object): Promise<string> {
  const takenAt = new Date().toISOString();
  const named = json ?? join(repositoryRoot, '.cache', 'bench', `${takenAt.replaceAll(/[:.]/g, '-')}.json`);
  // npm runs this in the workspace; a relative name is meant from where it was called.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), named);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ takenAt, ...results }, null, 2)}\n`);
  return file;
}

/** Passes the requested sites to `use`, all running. Those of our own are stopped at its end. */
async function withSites<Result>(
  { url, against, projects, databases }: Pick<BenchOptions, 'url' | 'against' | 'projects' | 'databases'>,
  use: (sites: readonly MeasuredSite[]) => Promise<Result>,
): Promise<Result> {
  const others = against === null ? [] : [{ name: `against ${new URL(against).host}`, origin: against }];
  if (url !== null) return use([{ name: new URL(url).host, origin: url }, ...others]);
  const startNext = async (contents: readonly Content[], started: readonly MeasuredSite[]): Promise<Result> => {
    const [next, ...rest] = contents;
    if (next === undefined) return use([...started, ...others]);
    return withOwnSite(next, (site) => startNext(rest, [...started, site]));
  };
  return startNext([...projects, ...databases], []);
}
