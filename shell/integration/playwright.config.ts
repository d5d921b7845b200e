import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser-options';

/** Exhaustive and slow tests are left to `npm run test:deep`, other slow ones to CI (`npm run test:ci`). */
const groups = [
  { tag: /@deep/, isRun: process.env.JOURNEYS === 'deep' },
  { tag: /@ci/, isRun: process.env.JOURNEYS === 'ci' },
  { tag: /@skew/, isRun: Boolean(process.env.IWAN_STORE) },
  { tag: /@pseudo/, isRun: process.env.PSEUDO_TEXTS === '1' },
];
const untried = groups.filter(({ isRun }) => !isRun).map(({ tag }) => tag);

/** The folder for the artefacts of a run. */
const artefacts = 'test-results';

/**
 * The tests that need a site with our own backend, whose start takes ten seconds of a core: one worker starts it once
 * for all of them.
 */
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
  // The repository of a remote, with tests of its own, is beside the journey that creates it.
  testMatch: '*.spec.ts',
  outputDir: `./${artefacts}/artefacts`,
  globalSetup: './support/processes/build-once.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For two cores: a journey that waits for a timer leaves its share to a third worker.
  workers: 3,
  // None, so that a race is noticed; CI, whose machines are shared, sets one and reports the tests that needed it.
  retries: Number(process.env.JOURNEY_RETRIES ?? 0),
  // Three times what a quiet machine needs at most: nothing fails because other programs are at work beside it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: `${artefacts}/report.json` }]],
  // The slow ones first: at the end, the run would wait for them alone.
  projects: [
    { name: 'slow', grep: /@slow/, grepInvert: untried },
    { name: 'own backend', testMatch: withOwnBackend, workers: 1, grepInvert: [/@slow/, ...untried] },
    { name: 'journeys', testIgnore: withOwnBackend, grepInvert: [/@slow/, ...untried] },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // A test would wait for automatic movement; the tests about movement enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see the requests of a service worker; the tests about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
});
