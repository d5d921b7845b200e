import { spawnSync } from 'node:child_process';
import { readScriptEnvironment } from '../environment';
import { skewStep } from '../skew/skew-step';
import { sentenceOf } from '../stop-with-sentence';
import { browserStep } from '../test/browser-step';
import { ensureBrowser } from '../test/install-programs';
import { deepUnitStep, serverStep } from '../test/jest-step';
import { failure, type Step, type Tally } from '../test/step';
import { repositoryRoot } from '../workspace';

/** The timeout of one script, in milliseconds; the longest takes a third of it on two idle cores. */
const longestScript = 15 * 60_000;

/** The exhaustive and slow tests, the shortest first. */
export function deepSteps(): readonly Step[] {
  return [
    { name: 'Deep units', run: deepUnitStep },
    { name: 'Malformed requests', run: () => script('fuzz', 'backend') },
    { name: 'A flood of requests', run: () => script('flood', 'bench') },
    { name: 'Shell and remotes of today with those before them', run: skew },
    { name: 'All of the demo content, and every picture of it', run: demoContent },
    { name: 'Every page in a language that nobody speaks', run: () => journeys('@pseudo', { PSEUDO_TEXTS: '1' }) },
    { name: 'Deep journeys in the browser', run: () => journeys('@deep', { JOURNEYS: 'deep' }) },
  ];
}

async function script(name: string, workspace: string): Promise<Tally> {
  const options = { cwd: repositoryRoot, stdio: 'inherit', timeout: longestScript } as const;
  const { status, error } = spawnSync('npm', ['run', '--silent', name, '-w', workspace], options);
  if (status === 0) return { passed: 1, failed: 0, troubles: [] };
  return failure(`npm run ${name} -w ${workspace}: ${error?.message ?? `ended with ${status}`}`);
}

async function skew(): Promise<Tally> {
  const error = await ensureBrowser();
  if (error !== null) return failure(error);
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

async function journeys(tag: string, variables: Readonly<Record<string, string>>): Promise<Tally> {
  const error = await ensureBrowser();
  if (error !== null) return failure(error);
  Object.assign(process.env, variables);
  try {
    return await browserStep(tag);
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}
