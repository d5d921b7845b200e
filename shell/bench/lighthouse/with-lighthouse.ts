import { freePort } from '@iwan/tooling/free-port';
import { launchBrowser } from '../browser/launch-browser';
import { type Category, categories } from './categories';
import { type Lighthouse, loadLighthouse } from './load-lighthouse';

/** The scores of a page, from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

/** A browser that Lighthouse drives by its debugging port: it opens and throttles pages itself. */
export async function withLighthouse<Result>(
  use: (score: (url: string) => Promise<Scores>) => Promise<Result>,
): Promise<Result> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    return await use((url) => scorePage(lighthouse, url, port));
  } finally {
    await browser.close();
  }
}

/** How often Lighthouse is run: at times its trace begins too late, which it reports. */
const attempts = 3;

/** With Lighthouse's own settings for a phone. */
async function scorePage(lighthouse: Lighthouse, url: string, port: number, attempt = 1): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse has said nothing of ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError && attempt < attempts) return scorePage(lighthouse, url, port, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const score = (category: Category) => Math.round((result.lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
