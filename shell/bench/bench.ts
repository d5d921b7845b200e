import { findBrowser } from '@iwan/tooling/run/find-browser';
import { chromium } from '@playwright/test';
import { interactions } from './interactions';
import { measureDocuments } from './measure-documents';
import { measureInteraction } from './measure-interaction';
import { measureWeight, pages } from './measure-weight';

/**
 * `npm run bench -w shell -- URL [URL]`: what the listing pages of a running site weigh, how many documents it gives in a
 * second, and how long its interactions take until they are painted on a slow phone. With a second URL (the same site over more projects) both stand side by
 * side, measured in turns.
 */
const runs = 5;
const sites = process.argv.slice(2).map((site) => site.replace(/\/+$/, ''));
if (sites.length === 0 || sites.some((site) => !URL.canParse(site))) {
  console.error('Say which running site to measure: npm run bench -w shell -- http://localhost:3000');
  process.exit(1);
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const row = (what: string, cells: readonly string[]) =>
  console.log(`  ${what.padEnd(44)}${cells.map((cell) => cell.padStart(26)).join('')}`);

console.log('Home documents a second, brotli (goal 200 made, 3000 kept): a second, p99, failures');
for (const kind of ['made', 'kept'] as const) {
  const loads = [];
  for (const site of sites) loads.push(await measureDocuments(site, kind));
  row(
    kind,
    loads.map(({ perSecond, p99, failures }) => `${perSecond.toFixed(0)}, ${p99.toFixed(0)} ms, ${failures}`),
  );
}

const executablePath = findBrowser(process.env, chromium.executablePath());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

console.log('\nOver the wire, brotli: document | scripts before any interaction');
for (const path of pages) {
  const weights = [];
  for (const site of sites) weights.push(await measureWeight(browser, site, path));
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  row(
    path,
    weights.map(({ document, scripts }) => `${kilobytes(document)} | ${kilobytes(scripts)}`),
  );
}

console.log(`\nUntil the next paint, CPU 4x, 412x823 (goal 100 ms): median of ${runs}, slowest`);
for (const interaction of interactions) {
  const times = sites.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      times[index]?.push(await measureInteraction(browser, site, interaction));
    }
  }
  row(
    interaction.what,
    times.map((each) => `${median(each).toFixed(0)} ms, ${Math.max(...each).toFixed(0)} ms`),
  );
}
await browser.close();
