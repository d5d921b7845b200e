import { setTimeout as wait } from 'node:timers/promises';
import { runSteps, type Step } from './run-steps';
import { check, runTool } from './step';

const passing = (name: string, passed: number): Step => ({
  name,
  run: async () => ({ passed, failed: 0, troubles: [] }),
});

/** What a run prints, line by line, and what it returns. */
async function printed(run: () => Promise<number>) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const failed = await run();
    return { failed, lines: log.mock.calls.flatMap(([text]) => String(text).split('\n')) };
  } finally {
    log.mockRestore();
  }
}

test('adds up all steps, also after one that fails or throws, and names what failed', async () => {
  const failing: Step = {
    name: 'B',
    run: async () => ({ passed: 2, failed: 1, troubles: ['FAILED b.test.ts: adds'] }),
  };
  const throwing: Step = { name: 'C', run: () => Promise.reject(new Error('there is no disk')) };
  const { failed, lines } = await printed(() => runSteps([failing, [throwing, passing('D', 4)], passing('E', 1)]));
  expect(failed).toBe(2);
  expect(lines).toEqual(expect.arrayContaining(['FAILED b.test.ts: adds', 'FAILED C: there is no disk']));
  expect(lines.at(-1)).toBe('7 passed, 2 failed');
});

test('runs the steps of a stage at the same time, and the next stage when all have ended', async () => {
  const order: string[] = [];
  const step = (name: string, milliseconds: number): Step => ({
    name,
    run: async () => {
      order.push(`${name} begins`);
      await wait(milliseconds);
      order.push(`${name} ends`);
      return { passed: 1, failed: 0, troubles: [] };
    },
  });
  await printed(() => runSteps([[step('long', 60), step('short', 5)], step('last', 0)]));
  expect(order).toEqual(['long begins', 'short begins', 'short ends', 'long ends', 'last begins', 'last ends']);
});

test('only the first step of a stage writes while it runs', async () => {
  const outputs: string[] = [];
  const step = (name: string): Step => ({
    name,
    run: async (output) => {
      outputs.push(`${name} ${output}`);
      return { passed: 0, failed: 0, troubles: [] };
    },
  });
  await printed(() => runSteps([[step('a'), step('b')]]));
  expect(outputs).toEqual(['a as it comes', 'b at its end']);
});

test('output that is held back comes in one piece when the program has ended', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const code = await runTool(['tsc', '--version'], 'at its end');
  const pieces = write.mock.calls.map(([piece]) => String(piece));
  write.mockRestore();
  expect(code).toBe(0);
  expect(pieces).toEqual([expect.stringMatching(/^Version \d/)]);
});

test('a program that cannot be started fails its check', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await check(['no-such-program'])).toMatchObject({ passed: 0, failed: 1 });
  error.mockRestore();
});
