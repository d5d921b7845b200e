import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool, type Tally } from './step';

/** Runs all unit, component and contract tests. A suite that cannot even start counts as one failure. */
export async function jestStep(): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-jest-'));
  try {
    const report = join(folder, 'report.json');
    // All cores: Jest itself leaves one to a person who works meanwhile, half of what CI has.
    const code = await runTool([
      'jest',
      '--ci',
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${report}`,
      '--testLocationInResults=false',
    ]);
    return tallyOfJest(JSON.parse(await readFile(report, 'utf8')) as JestReport, code);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Jest's own counts; an exit code that they do not explain is a failure too. */
export function tallyOfJest(report: JestReport, exitCode: number): Tally {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
