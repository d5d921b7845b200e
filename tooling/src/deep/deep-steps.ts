import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScriptEnvironment } from '../environment';
import { skewStep } from '../skew/skew-step';
import { sentenceOf } from '../stop-with-sentence';
import { browserStep } from '../test/browser-step';
import { ensureBrowser } from '../test/ensure-browser';
import { serverStep, tallyOfJest } from '../test/jest-step';
import type { Step } from '../test/run-steps';
import { failure, runTool, type Tally } from '../test/step';
import { inWorkspace } from '../workspace';
import { proofScripts } from './proof-scripts';
import { runWithin } from './run-within';

/** The timeout of one proof, in milliseconds; the longest takes a third of it on two idle cores. */
const longestProof = 15 * 60_000;

/** The exhaustive and slow tests, the shortest first. */
export function deepSteps(): readonly Step[] {
  const backend = JSON.parse(readFileSync(inWorkspace('backend', 'package.json'), 'utf8'));
  return [
    { name: 'Deep units', run: units },
    ...proofScripts(backend).map((script) => ({ name: `${script} of the backend`, run: () => proof(script) })),
    { name: 'Shell and remotes of today with those before them', run: skew },
    { name: 'All of the demo content, and every picture of it', run: demoContent },
    { name: 'Deep journeys in the browser', run: journeys },
  ];
}

async function units(): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-deep-'));
  try {
    const report = join(folder, 'report.json');
    const code = await runTool([
      'jest',
      '--config',
      'jest.deep.config.mjs',
      '--ci',
      '--json',
      `--outputFile=${report}`,
    ]);
    return tallyOfJest(JSON.parse(await readFile(report, 'utf8')), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function proof(script: string): Promise<Tally> {
  const ending = await runWithin(['npm', 'run', '--silent', script, '-w', 'backend'], longestProof);
  if (ending === 0) return { passed: 1, failed: 0, troubles: [] };
  const reason = ending === 'too late' ? `was not over after ${longestProof / 60_000} minutes` : `ended with ${ending}`;
  return failure(`npm run ${script} -w backend: ${reason}`);
}

async function skew(): Promise<Tally> {
  const problem = await ensureBrowser();
  if (problem !== null) return failure(problem);
  try {
    return await skewStep({ store: readScriptEnvironment(process.env).releasesDir, commit: 'HEAD~1' });
  } catch (trouble) {
    return failure(sentenceOf(trouble));
  } finally {
    delete process.env.IWAN_STORE;
  }
}

/** The document server's deep files. */
function demoContent(): Promise<Tally> {
  process.env.JOURNEYS = 'deep';
  return serverStep();
}

async function journeys(): Promise<Tally> {
  const problem = await ensureBrowser();
  if (problem !== null) return failure(problem);
  process.env.JOURNEYS = 'deep';
  return browserStep('@deep');
}
