import { readFile, rm } from 'node:fs/promises';
import { inWorkspace } from '../workspace';
import { runTool, type Tally } from './step';

const report = inWorkspace('shell', 'integration', 'test-results', 'report.json');

/** Runs the journeys in the browser against the built site. */
export async function browserStep(): Promise<Tally> {
  await rm(report, { force: true });
  const code = await runTool(['playwright', 'test', '--config', 'shell/integration/playwright.config.ts']);
  try {
    return tallyOfPlaywright(JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport, code);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Playwright's own counts; what passed only at a second try has failed. */
export function tallyOfPlaywright({ stats }: PlaywrightReport, exitCode: number): Tally {
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
