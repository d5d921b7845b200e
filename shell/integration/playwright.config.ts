import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser-options';

/** What is exhaustive and slow is left to `npm run test:deep`, and what takes long to CI (`npm run test:ci`). */
const groups = [
  { tag: /@deep/, isRun: process.env.JOURNEYS === 'deep' },
  { tag: /@ci/, isRun: process.env.JOURNEYS === 'ci' },
  { tag: /@skew/, isRun: Boolean(process.env.IWAN_STORE) },
];
const untried = groups.filter(({ isRun }) => !isRun).map(({ tag }) => tag);

/** Where a run leaves what it has found. */
const artefacts = 'test-results';

/** Those that need a site with our own backend, whose start takes ten seconds of a core: one worker has one for them all. */
const withOwnBackend = readdirSync(import.meta.dirname, { withFileTypes: true })
  // Each worker reads this file, while others write and remove artefacts.
  .filter((entry) => entry.isDirectory() && entry.name !== artefacts)
  .flatMap(({ name }) =>
    readdirSync(join(import.meta.dirname, name)).map((file) => join(import.meta.dirname, name, file)),
  )
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => readFileSync(file, 'utf8').includes("'../support/processes/own-backend'"));

/** Journeys in a real browser against the built shell and the built remotes, in folders by subject. */
export default defineConfig({
  testDir: '.',
  // The repository of a remote lies beside the journey that makes it one, with tests of its own.
  testMatch: '*.spec.ts',
  outputDir: `./${artefacts}/artefacts`,
  globalSetup: './support/processes/build-once.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores: a journey that waits for a timer leaves its share to a third.
  workers: 3,
  // None, so that a race is seen; CI, whose machines are shared, sets one and names what needed it.
  retries: Number(process.env.JOURNEY_RETRIES ?? 0),
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: [['line'], ['json', { outputFile: `${artefacts}/report.json` }]],
  // The slow ones first: begun last, one of them would be waited for alone.
  projects: [
    { name: 'slow', grep: /@slow/, grepInvert: untried },
    { name: 'own backend', testMatch: withOwnBackend, workers: 1, grepInvert: [/@slow/, ...untried] },
    { name: 'journeys', testIgnore: withOwnBackend, grepInvert: [/@slow/, ...untried] },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What moves by itself would make a test wait for it; the tests about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker fetches is not seen by `page.route`; the tests about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
});
