import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sentenceOf, stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import { repositoryRoot } from '@iwan/tooling/workspace';
import { npmRunIn } from '../integration/support/processes/running-command';
import { launchBrowser } from './browser/launch-browser';
import { readBudgets } from './budgets/budgets';
import { readBuiltScripts } from './budgets/built-scripts';
import { withLighthouse } from './lighthouse/with-lighthouse';
import { measureDocuments } from './measure/measure-documents';
import { measureInteractions } from './measure/measure-interactions';
import { measureNavigations } from './measure/measure-navigations';
import { measurePages } from './measure/measure-pages';
import { measureTouches } from './measure/measure-touches';
import { type BenchOptions, help, readOptions, type Subject, WrongOptions } from './options';
import type { BenchResults } from './results';
import { saveResults } from './results-json';
import { withSites } from './sites';
import { readmeTable, withTable } from './table/readme-table';
import { type Row, rowsOf } from './table/rows';
import { tableOf } from './table/table';

// `npm run bench -w shell`: the speed and the size of the pages, compared with the goals of `budgets.json`.
try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else await bench(options);
} catch (problem) {
  if (!(problem instanceof WrongOptions)) stopWithSentence(sentenceOf(problem));
  console.error(problem.message);
  process.exit(2);
}

async function bench(options: BenchOptions): Promise<void> {
  const budgets = await readBudgets();
  if (options.url === null) await build();
  // For an external site too: where it runs the build of this folder, its files have the same names.
  const built = await readBuiltScripts();
  const results = await withSites(options, async (sites): Promise<BenchResults> => {
    // For pages whose screen is not emulated; the browser's windows are at least 500 px wide. Not for Lighthouse, which has a browser of its own.
    const browser = await launchBrowser(['--window-size=500,844', '--force-prefers-reduced-motion']);
    const tell = (line: string) => console.error(`Measuring ${line} …`);
    try {
      const measure = (score: Parameters<typeof measurePages>[2]['score']) =>
        measurePages(sites, options, { browser, score, built, tell });
      /** Nothing of what is not to be measured. */
      const only = async <Result>(subject: Subject, measured: () => Promise<readonly Result[]>) =>
        options.subjects.includes(subject) ? await measured() : [];
      return {
        takenAt: new Date().toISOString(),
        machine: machine(browser.version()),
        options,
        sites,
        pages: await only('pages', () => (options.lighthouseRuns > 0 ? withLighthouse(measure) : measure(null))),
        interactions: await only('interactions', () => measureInteractions(browser, sites, options, tell)),
        touches: await only('touches', () => measureTouches(browser, sites, options, tell)),
        navigations: await only('navigations', () => measureNavigations(browser, sites, options, tell)),
        documents: await only('documents', () => measureDocuments(sites, tell)),
      };
    } finally {
      await browser.close();
    }
  });
  const names = results.sites.map(({ name }) => name);
  const rows = rowsOf(results, budgets);
  console.log(tableOf(rows, names));
  if (options.writesReadme) await writeReadme(rows, results);
  console.log(`\nMedian (least–most); ✗ misses its goal. All runs: ${await saveResults(results)}`);
}

async function writeReadme(rows: readonly Row[], results: BenchResults): Promise<void> {
  const file = join(repositoryRoot, 'README.md');
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: repositoryRoot,
  });
  const table = readmeTable(rows, results, commit.trim());
  await writeFile(file, withTable(await readFile(file, 'utf8'), results.options.profile, table));
}

/**
 * In a child process: the loader that compiles this file also compiles packages, and adds names of its own to the functions
 * that the bundler sends to browsers as source.
 */
async function build(): Promise<void> {
  const building = npmRunIn(repositoryRoot, 'build', {});
  if ((await building.ended) !== 0) throw new Error(`The site could not be built:\n${building.output()}`);
}

function machine(browser: string): BenchResults['machine'] {
  const [processor] = cpus();
  return { processor: processor?.model ?? 'unknown', cores: cpus().length, node: process.version, browser };
}
