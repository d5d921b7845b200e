import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../workspace';
import { failure, runTool, type Tally } from './step';

/** Which tests of the files are run: those tagged `@ci`, or the others. */
type Share = 'tagged' | 'untagged';

/** Runs unit, component and contract tests: all files, or those whose paths match a pattern. */
export function unitStep(patterns: readonly string[] = [], share: Share = 'untagged'): Promise<Tally> {
  return jestStep([...patterns, ...namesOf(share)], availableParallelism());
}

/** Runs the unit tests in Node itself, which may differ by its version: a share of the files such as `1/2`. */
export function nodeStep(share: string): Promise<Tally> {
  return jestStep(['--selectProjects', 'rules', `--shard=${share}`, ...namesOf('untagged')], availableParallelism());
}

/** Runs the exhaustive and slow unit tests. */
export function deepUnitStep(): Promise<Tally> {
  return jestStep(['--config', 'jest.deep.config.mjs'], availableParallelism());
}

/** Builds what has changed, and runs the tests of the built document server that need no browser. */
export function serverStep(patterns: readonly string[] = [], share: Share = 'untagged'): Promise<Tally> {
  // One more than cores runs while the others wait for their servers.
  return jestStep(['--config', 'jest.server.config.mjs', ...patterns, ...namesOf(share)], availableParallelism() + 1);
}

function namesOf(share: Share): readonly string[] {
  return ['--testNamePattern', share === 'tagged' ? ciTag : `^(?!.*${ciTag})`];
}

/** Runs Jest. A suite that fails to start counts as one failure. */
async function jestStep(args: readonly string[], workers: number): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-jest-'));
  try {
    const report = join(folder, 'report.json');
    // Jest by default leaves one core to its user, half of a CI's cores.
    const code = await runTool([
      'jest',
      ...args,
      '--ci',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${report}`,
      '--testLocationInResults=false',
    ]);
    return tallyOfJest(JSON.parse(await readFile(report, 'utf8')) as JestReport, code);
  } catch {
    return failure('jest has left no report');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How many attempts it took, where a second one is allowed. */
      readonly invocations?: number;
    }[];
  }[];
}

/** Jest's own counts; an exit code that they do not explain is a failure too. */
export function tallyOfJest(report: JestReport, exitCode: number): Tally {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (failed === 0 && exitCode !== 0) {
    return { ...failure(`jest ended with code ${exitCode}`), passed: report.numPassedTests };
  }
  return { passed: report.numPassedTests, failed, troubles: report.testResults.flatMap(troublesOfFile) };
}

function troublesOfFile({ name, status, assertionResults }: JestReport['testResults'][number]): readonly string[] {
  const file = relative(repositoryRoot, name);
  const troubles = assertionResults.flatMap((test) => {
    if (test.status === 'failed') return [`FAILED ${file}: ${test.fullName}`];
    return (test.invocations ?? 1) > 1 ? [`FLAKY ${file}: ${test.fullName}`] : [];
  });
  const isUnexplained = status === 'failed' && !troubles.some((trouble) => trouble.startsWith('FAILED'));
  return isUnexplained ? [`FAILED ${file}`, ...troubles] : troubles;
}

/** The mark of slow tests in their title: `npm run test:ci`, which CI runs, runs them, and `npm test` does not. */
export const ciTag = '@ci';
