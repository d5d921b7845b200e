import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser-options';

/** What is exhaustive and slow is left to `npm run test:deep`. */
const untried = process.env.JOURNEYS === 'deep' ? [] : [/@deep/];

/** Journeys in a real browser against the built shell and the built remotes, in folders by subject. */
export default defineConfig({
  testDir: '.',
  // The repository of a remote lies beside the journey that makes it one, with tests of its own.
  testMatch: '*.spec.ts',
  outputDir: './test-results/artefacts',
  globalSetup: './support/build-once.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores: a journey that waits for a timer leaves its share to a third.
  workers: 3,
  // None, so that a race is seen; CI, whose machines are shared, sets one and names what needed it.
  retries: Number(process.env.JOURNEY_RETRIES ?? 0),
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  // The slow ones first: begun last, one of them would be waited for alone.
  projects: [
    { name: 'slow', grep: /@slow/, grepInvert: untried },
    { name: 'journeys', grepInvert: [/@slow/, ...untried] },
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
