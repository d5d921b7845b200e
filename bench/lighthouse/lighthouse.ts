import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installApart } from '@iwan/tooling/install-apart';
import type { Profile } from '../../shell/weight/profiles';

/** The part of Lighthouse that the bench uses; scores are from 0 to 1. */
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in milliseconds, scores from 0 to 100. */
type PageLoad = Readonly<Record<keyof typeof audits | (typeof categories)[number], number>>;

/** Loads Lighthouse, and installs it first where necessary. Rejects with a message where it is unavailable. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = import.meta.dirname;
  installApart(folder, 'Lighthouse');
  const file = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(file).href);
  return lighthouse;
}

/** How often Lighthouse is run: at times its trace begins too late, which it reports. */
const attempts = 3;

/** Loads a page in the browser at a debugging port, with the screen, network and processor of a profile applied, not simulated. */
export async function runLighthouse(
  lighthouse: Lighthouse,
  url: string,
  { port, profile }: { readonly port: number; readonly profile: Profile },
  attempt = 1,
): Promise<PageLoad> {
  const { network, viewport, deviceScaleFactor, isPhone } = profile;
  const flags = {
    ...{ port, logLevel: 'error', output: 'json', onlyCategories: categories },
    formFactor: isPhone ? 'mobile' : 'desktop',
    screenEmulation: { mobile: isPhone, ...viewport, deviceScaleFactor },
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: profile.processorSlowdown,
      requestLatencyMs: network?.latencyMilliseconds ?? 0,
      downloadThroughputKbps: (network?.downMegabits ?? 0) * 1000,
      uploadThroughputKbps: (network?.upMegabits ?? 0) * 1000,
    },
  };
  const result = await lighthouse(url, flags);
  const error = result?.lhr.runtimeError;
  if (result === undefined || error) {
    if (attempt < attempts) return runLighthouse(lighthouse, url, { port, profile }, attempt + 1);
    throw new Error(`Lighthouse could not load ${url}: ${error?.message}`);
  }
  const { lhr } = result;
  return Object.fromEntries([
    ...Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)]),
  ]) as PageLoad;
}
