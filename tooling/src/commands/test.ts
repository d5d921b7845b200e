import { browserStep } from '../test/browser-step';
import { ensureBrowser } from '../test/ensure-browser';
import { jestStep } from '../test/jest-step';
import { check, type Tally } from '../test/step';

const isFast = process.argv.includes('--fast');

const steps: readonly { readonly name: string; readonly run: () => Promise<Tally> }[] = [
  { name: 'Format and lint', run: () => check(['biome', 'ci', '.']) },
  { name: 'Types', run: () => check(['tsc', '-b']) },
  { name: 'Units, components and contracts', run: jestStep },
  ...(isFast ? [] : [{ name: 'Journeys in the browser', run: journeys }]),
];

let passed = 0;
let failed = 0;
for (const { name, run } of steps) {
  console.log(`\n── ${name}`);
  const tally = await run().catch((problem: unknown): Tally => {
    console.error(problem instanceof Error ? problem.message : String(problem));
    return { passed: 0, failed: 1 };
  });
  passed += tally.passed;
  failed += tally.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function journeys(): Promise<Tally> {
  const problem = ensureBrowser();
  if (problem === null) return browserStep();
  console.error(problem);
  return { passed: 0, failed: 1 };
}
