import { readFile } from 'node:fs/promises';
import { inWorkspace } from '@iwan/tooling/workspace';
import type { Browser, Page } from '@playwright/test';
import { fontFile } from './local-fonts/font-files';
import { type SiteFont, siteFonts } from './local-fonts/local-fonts';
import type { Metrics, SiteFontMetrics } from './metrics';
import { textsOf } from './texts-of';

/** Measures each font of the site, and its local fonts, by the texts in this font on the given pages. */
export async function measureFonts(browser: Browser, addresses: readonly string[]): Promise<Metrics> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const texts = await textsOf(page, addresses);
  await page.goto('about:blank');
  const metrics: Record<string, SiteFontMetrics> = {};
  for (const font of siteFonts) metrics[font.name] = await measureFont(page, font, texts);
  await context.close();
  return metrics;
}

async function measureFont(
  page: Page,
  font: SiteFont,
  texts: ReadonlyMap<string, readonly string[]>,
): Promise<SiteFontMetrics> {
  await addFont(page, font.name, inWorkspace('shell', 'src', 'theme', 'fonts', font.file), '100 900');
  const widthRatios: Record<string, Record<string, number>> = {};
  for (const weight of font.weights) {
    const own = texts.get(`${font.name} ${weight}`) ?? [];
    if (own.length === 0) throw new Error(`No page sets a text in ${font.name} of weight ${weight}`);
    const width = await widthOf(page, `${weight} 1000px "${font.name}"`, own);
    const ratios: Record<string, number> = {};
    for (const local of font.localFonts) {
      const family = `${local.name} below ${font.name}`;
      await addFont(page, family, fontFile(local), 'normal');
      ratios[local.name] = rounded(width / (await widthOf(page, `1000px "${family}"`, own)));
    }
    widthRatios[weight] = ratios;
  }
  return { ...(await heightOf(page, font.name)), widthRatios };
}

async function addFont(page: Page, family: string, file: string, weight: string): Promise<void> {
  const source = `url(data:font/any;base64,${(await readFile(file)).toString('base64')})`;
  await page.evaluate(
    async ([name, src, ofWeight]) => {
      document.fonts.add(await new FontFace(name, src, { weight: ofWeight }).load());
    },
    [family, source, weight] as const,
  );
}

/** The sum of the widths of texts, in pixels. */
function widthOf(page: Page, font: string, texts: readonly string[]): Promise<number> {
  return page.evaluate(
    ([name, all]) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('This browser has no canvas');
      canvas.font = name;
      return all.reduce((sum, text) => sum + canvas.measureText(text).width, 0);
    },
    [font, texts] as const,
  );
}

async function heightOf(page: Page, family: string): Promise<{ ascent: number; descent: number }> {
  const { ascent, descent } = await page.evaluate((name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser has no canvas');
    // The browser rounds the heights of a font to whole pixels, which does not matter at this size.
    canvas.font = `1000px "${name}"`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x');
    return { ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  }, family);
  return { ascent: rounded(ascent / 1000), descent: rounded(descent / 1000) };
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
