import { readFile, rm } from 'node:fs/promises';
import { inWorkspace, type RemoteName } from '../workspace';
import { failure, runTool, type Tally } from './step';

const report = inWorkspace('shell', 'integration', 'test-results', 'report.json');

/** Runs the journeys in the browser against the built site, all or those that match, and lists the slowest of them. */
export async function browserStep(grep?: string): Promise<Tally> {
  await rm(report, { force: true });
  const args = grep === undefined ? [] : ['--grep', grep];
  const code = await runTool(['playwright', 'test', '--config', 'shell/integration/playwright.config.ts', ...args]);
  try {
    const read = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport;
    console.log(slowest(read.suites.flatMap(timesOfSuite)));
    return tallyOfPlaywright(read, code);
  } catch {
    return failure('playwright has left no report');
  }
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/**
 * Playwright's own counts. A journey that passed only at a second attempt, where these are allowed (JOURNEY_RETRIES), counts as
 * passed and is named.
 */
export function tallyOfPlaywright({ stats, suites }: PlaywrightReport, exitCode: number): Tally {
  const passed = stats.expected + stats.flaky;
  if (stats.unexpected === 0 && exitCode !== 0) {
    return { ...failure(`playwright ended with code ${exitCode}`), passed };
  }
  return { passed, failed: stats.unexpected, troubles: suites.flatMap(troublesOfSuite) };
}

const labels: Readonly<Record<string, string>> = { unexpected: 'FAILED', flaky: 'FLAKY' };

function troublesOfSuite({ specs, suites = [] }: Suite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => (labels[status] === undefined ? [] : [`${labels[status]} ${file}: ${title}`])),
  );
  return [...own, ...suites.flatMap(troublesOfSuite)];
}

function timesOfSuite({ specs, suites = [] }: Suite): readonly TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results = [] }) => ({
      name: `${file}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}

/** The duration of one test, all attempts together. */
interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
}

const listed = 30;

/** The thirty slowest tests for the end of a run, one per line, slowest first, and the sum of all. */
export function slowest(tests: readonly TimedTest[]): string {
  const lines = tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, listed)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  const sum = tests.reduce((total, { milliseconds }) => total + milliseconds, 0);
  return [
    `The ${lines.length} slowest of ${tests.length}, which took ${Math.round(sum / 1000)} s of workers:`,
    ...lines,
  ].join('\n');
}

/** The folder of `shell/integration` that holds the journeys of a remote's pages. */
const folders: Readonly<Record<RemoteName, string>> = {
  'mfe-listings': 'listings',
  'mfe-developers': 'developers',
  'mfe-blog': 'blog',
  'mfe-tools': 'tools',
};

/**
 * The argument of Playwright's `--grep` for the journeys of a team: it matches path, title and tags. The tour of all pages tags
 * each with its remote.
 */
export function journeysOf(remote: RemoteName): string {
  return `(^|\\s)${folders[remote]}/|@${remote}($|\\s)`;
}
