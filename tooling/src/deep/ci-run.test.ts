import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../workspace';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iwan-ci-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Runs {
  /** Stubs of `npm test`, of `test:ci`, of the units on each Node, and of the deep tests: shell code that prints their results. */
  readonly test?: string;
  readonly tagged?: string;
  readonly node?: string;
  readonly deep?: string;
}

const passes = (number: number) => `echo '${number} passed, 0 failed'`;

/** Runs `.ci/run` with an npm that only prints its calls. */
function ci(
  { test = passes(100), tagged = passes(20), node = passes(10), deep = passes(1) }: Runs,
  settings: Readonly<Record<string, string>> = {},
) {
  const npm = join(folder, 'npm');
  writeFileSync(
    npm,
    `#!/usr/bin/env bash
echo "npm $* JOURNEY_RETRIES=\${JOURNEY_RETRIES:-0}"
case "$*" in test*) ${test};; "run test:ci"*) ${tagged};; exec*) ${node};; "run test:deep"*) ${deep};; esac
`,
  );
  chmodSync(npm, 0o755);
  const { status, stdout } = spawnSync(join(repositoryRoot, '.ci', 'run'), {
    encoding: 'utf8',
    env: { PATH: `${folder}${delimiter}${process.env.PATH}`, ...settings },
  });
  return { status, lines: stdout.trim().split('\n') };
}

/** The versions of Node that have not run the units yet: `npm test` ran on this one. */
const otherVersions = ['20.19', '22', '24'].filter(
  (version) => version.split('.')[0] !== process.versions.node.split('.')[0],
);

test('runs all tests and those of CI, with a second attempt for journeys, then a share of the units on each other Node, and adds them up', () => {
  const { status, lines } = ci({});
  expect(status).toBe(0);
  expect(lines).toContain('npm test --silent JOURNEY_RETRIES=1');
  expect(lines).toContain('npm run test:ci --silent JOURNEY_RETRIES=1');
  expect(otherVersions).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('On Node'))).toEqual(
    otherVersions.map((version, at) => `On Node ${version}, share ${at + 1}/2 of the files:`),
  );
  expect(lines.filter((line) => line.startsWith('npm exec')).map((line) => /--share=\S+/.exec(line)?.[0])).toEqual([
    '--share=1/2',
    '--share=2/2',
  ]);
  expect(lines.at(-1)).toBe('140 passed, 0 failed');
});

test('names at its end what failed and what needed a second attempt', () => {
  const { status, lines } = ci({
    test: "echo 'FLAKY map.spec.ts: opens'; echo 'FAILED a.test.ts: adds'; echo '99 passed, 1 failed'; exit 1",
    node: "echo 'FAILED b.test.ts: reads'; echo '9 passed, 1 failed'; exit 1",
  });
  expect(status).toBe(1);
  expect(lines.slice(-6)).toEqual([
    'FLAKY map.spec.ts: opens',
    'FAILED a.test.ts: adds',
    ...Array(2).fill('FAILED b.test.ts: reads'),
    '',
    '137 passed, 3 failed',
  ]);
});

test('fails where a run dies without a result', () => {
  const { status, lines } = ci({ node: 'exit 1' });
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('120 passed, 1 failed');
});

test('runs the deep tests where two hours of its time are left', () => {
  const { lines } = ci({ deep: "echo 'FAILED prove:leads'; echo '3 passed, 1 failed'; exit 1" }, { CI_MINUTES: '150' });
  expect(lines.slice(-3)).toEqual(['FAILED prove:leads', '', '143 passed, 1 failed']);
});

test('reports that it skips the deep tests where less is left', () => {
  const { status, lines } = ci({}, { CI_MINUTES: '45' });
  expect(status).toBe(0);
  expect(lines.join('\n')).toMatch(
    /^The deep tests .* were not run: they take two hours, and \d+ minutes .* are left\.$/m,
  );
  expect(lines.join('\n')).not.toContain('npm run test:deep --silent');
});
