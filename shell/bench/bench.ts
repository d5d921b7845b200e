import { cpus } from 'node:os';
import { buildableWorkspaces, buildWorkspaces } from '@iwan/tooling/build/build-workspaces';
import { sentenceOf, stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import { launchBrowser } from './browser/launch-browser';
import { readBudgets } from './budgets/budgets';
import { readBuiltScripts } from './budgets/built-scripts';
import { withLighthouse } from './measure/lighthouse';
import { measureDocuments } from './measure/measure-documents';
import { measureInteractions } from './measure/measure-interactions';
import { measurePages } from './measure/measure-pages';
import { type BenchOptions, help, readOptions, WrongOptions } from './options';
import type { BenchResults } from './results';
import { saveResults } from './results-json';
import { withSites } from './sites';
import { rowsOf } from './table/rows';
import { tableOf } from './table/table';

// `npm run bench -w shell`: how fast the pages are, and how heavy, beside the goals of `budgets.json`.
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
  if (options.url === null) await buildWorkspaces(buildableWorkspaces);
  // Of a site elsewhere too: where it runs what is built here, its files have the same names.
  const built = await readBuiltScripts();
  const results = await withSites(options, async (sites): Promise<BenchResults> => {
    const browser = await launchBrowser();
    const tell = (line: string) => console.error(`Measuring ${line} …`);
    try {
      const measure = (score: Parameters<typeof measurePages>[2]['score']) =>
        measurePages(sites, options, { browser, score, built, tell });
      return {
        takenAt: new Date().toISOString(),
        machine: machine(browser.version()),
        options,
        sites,
        pages: options.lighthouseRuns > 0 ? await withLighthouse(measure) : await measure(null),
        interactions: await measureInteractions(browser, sites, options, tell),
        documents: await measureDocuments(sites, tell),
      };
    } finally {
      await browser.close();
    }
  });
  const names = results.sites.map(({ name }) => name);
  console.log(tableOf(rowsOf(results, budgets), names));
  console.log(`\nMedian (least–most); ✗ misses its goal. All runs: ${await saveResults(results)}`);
}

function machine(browser: string): BenchResults['machine'] {
  const [processor] = cpus();
  return { processor: processor?.model ?? 'unknown', cores: cpus().length, node: process.version, browser };
}
