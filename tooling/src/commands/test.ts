import { availableParallelism } from 'node:os';
import { deepSteps } from '../deep/deep-steps';
import { stopWithSentence } from '../stop-with-sentence';
import { browserStep, journeysOf } from '../test/browser-step';
import { ciSteps } from '../test/ci-steps';
import { ensureBrowser, installPrograms } from '../test/install-programs';
import { nodeStep, serverStep, unitStep } from '../test/jest-step';
import { check, failure, runSteps, type Step, type Tally } from '../test/step';
import { remoteNames } from '../workspace';

const isFast = process.argv.includes('--fast');
const isForNode = process.argv.includes('--node');
/** Which of how many shares of the files, with `--node`. */
const share = process.argv.find((word) => /^--share=[1-9]\d*\/[1-9]\d*$/.test(word))?.slice('--share='.length) ?? '1/1';
const [named] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const team = remoteNames.find((name) => name === named);
if (named !== undefined && team === undefined) {
  stopWithSentence(`There are no tests of "${named}" alone. Choose from: ${remoteNames.join(', ')}.`);
}

// The certificates of a company's network cost each Node process a tenth of a second at its start, and none of a run leaves this machine.
delete process.env.NODE_EXTRA_CA_CERTS;

process.exit((await runSteps(chosenSteps())) === 0 ? 0 : 1);

function chosenSteps(): readonly Step[] {
  if (process.argv.includes('--ci')) return ciSteps();
  if (process.argv.includes('--deep')) return deepSteps();
  if (team !== undefined) return stepsOf(team);
  if (isForNode) return [{ name: `Units on Node ${process.versions.node}`, run: () => nodeStep(share) }];
  return stepsOfAll();
}

function stepsOfAll(): readonly Step[] {
  const programs = isFast ? null : installPrograms();
  return [
    { name: 'Format and lint', run: () => check(['biome', 'ci', '.']) },
    { name: 'Types', run: () => typeCheck() },
    {
      name: 'Units, components and contracts',
      run: async () => {
        await programs?.forUnits;
        return unitStep();
      },
    },
    ...(programs === null ? [] : stepsOfBuiltSite(programs.forBuiltSite)),
  ];
}

function stepsOfBuiltSite(programs: Promise<void>): readonly Step[] {
  return [
    { name: 'The document server, without a browser', run: () => programs.then(() => serverStep()) },
    { name: 'Journeys in the browser', run: () => journeys() },
  ];
}

/** For the team of one remote: its own folder, and the journeys of its pages. */
function stepsOf(remote: (typeof remoteNames)[number]): readonly Step[] {
  return [
    { name: 'Format and lint', run: () => check(['biome', 'ci', remote]) },
    { name: 'Types', run: () => typeCheck(remote) },
    { name: 'Units and components', run: () => unitStep([`${remote}/`]) },
    {
      name: `Journeys of ${remote} in the browser`,
      run: () => {
        // The set-up of the journeys then uses the last released shell (shell/integration/support/processes/build-once.ts).
        process.env.IWAN_TEAM = remote;
        return journeys(journeysOf(remote));
      },
    },
  ];
}

/** By default each workspace is checked by four threads, which costs twice the processor time. */
function typeCheck(...projects: readonly string[]): Promise<Tally> {
  return check(['tsc', '-b', '--builders', `${availableParallelism()}`, '--checkers', '1', ...projects]);
}

async function journeys(grep?: string): Promise<Tally> {
  const error = await ensureBrowser();
  return error === null ? browserStep(grep) : failure(error);
}
