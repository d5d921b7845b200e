import { browserStep } from '../test/browser-step';
import { ensureBrowser } from '../test/ensure-browser';
import { jestStep } from '../test/jest-step';
import { check, failure, type Tally } from '../test/step';

const isFast = process.argv.includes('--fast');

const steps: readonly { readonly name: string; readonly run: () => Promise<Tally> }[] = [
  { name: 'Format and lint', run: () => check(['biome', 'ci', '.']) },
  { name: 'Types', run: () => check(['tsc', '-b']) },
  { name: 'Units, components and contracts', run: jestStep },
  ...(isFast ? [] : [{ name: 'Journeys in the browser', run: journeys }]),
];

let passed = 0;
let failed = 0;
const troubles: string[] = [];
for (const { name, run } of steps) {
  console.log(`\n── ${name}`);
  const tally = await run().catch((problem: unknown) =>
    failure(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`),
  );
  passed += tally.passed;
  failed += tally.failed;
  troubles.push(...tally.troubles);
}
for (const trouble of troubles) console.log(trouble);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function journeys(): Promise<Tally> {
  const problem = ensureBrowser();
  return problem === null ? browserStep() : failure(problem);
}
