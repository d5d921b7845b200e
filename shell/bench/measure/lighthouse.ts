import { freePort } from '@iwan/tooling/free-port';
import { launchBrowser } from '../browser/launch-browser';
import { type Category, categories } from './lighthouse-categories';

/** What Lighthouse gives a page, from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

/** A browser that Lighthouse drives, by its debugging port: it opens, throttles and empties pages by itself. */
export async function withLighthouse<Result>(
  use: (score: (url: string) => Promise<Scores>) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    return await use((url) => scorePage(url, port));
  } finally {
    await browser.close();
  }
}

/** How often Lighthouse is asked: at times its recording begins too late, and it says so itself. */
const attempts = 3;

/** With Lighthouse's own settings for a phone. */
async function scorePage(url: string, port: number, attempt = 1): Promise<Scores> {
  // Seconds to load, which a run without it need not wait for.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse has said nothing of ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError && attempt < attempts) return scorePage(url, port, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const score = (category: Category) => Math.round((result.lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
