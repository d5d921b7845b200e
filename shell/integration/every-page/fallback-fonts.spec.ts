import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { paths } from '@iwan/shared/paths/paths';
import { type Browser, chromium, type Page } from '@playwright/test';
import { putInto } from '../../fallback-fonts/local-fonts/font-files';
import { type LocalFont, sansFonts, serifFonts, siteFonts } from '../../fallback-fonts/local-fonts/local-fonts';
import { fallbackFamily } from '../../fallback-fonts/stylesheet';
import { browserOptions } from '../support/browser-options';
import { layoutShifts } from '../support/checks/document';
import { widthRatio } from '../support/checks/layout';
import { whenFontsAreHere } from '../support/page-state';
import { expect, test } from '../support/processes/own-backend';
import { withTemporaryFolder } from '../support/processes/temporary-folder';
import { openPage, screens } from '../support/tour';

/** Calls `use` with a browser on a machine that has only these fonts. */
async function withFontsAlone(fonts: readonly LocalFont[], use: (browser: Browser) => Promise<void>): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const installed = join(folder, 'fonts');
    await mkdir(installed);
    for (const font of fonts) await putInto(installed, font);
    const configuration = join(folder, 'fonts.conf');
    await writeFile(
      configuration,
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${installed}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    );
    const env = { ...process.env, FONTCONFIG_FILE: configuration } as Record<string, string>;
    const browser = await chromium.launch({ ...browserOptions(), env });
    try {
      await use(browser);
    } finally {
      await browser.close();
    }
  });
}

const home = paths.home();
const article = paths.article('1');
const terms = paths.termsAndCondition();
const furtherPages = [
  terms,
  paths.faq(),
  paths.blog(),
  paths.privacyPolicy(),
  paths.project({ name: 'Lazurine Quay', developer: { name: 'Lazurine Estates' } }),
  paths.properties(),
  paths.developers(),
];

/**
 * The screen widths for each page: the heading of the questions once filled its line at 412 px, and wrapped with six
 * sets of fonts.
 */
const screensOf = (url: string) =>
  url.endsWith(paths.faq()) ? (['phone', 'largePhone', 'desktop'] as const) : (['phone', 'desktop'] as const);

/** The fonts by their names. Throws for a name without a font face. */
function named(...names: readonly string[]): readonly LocalFont[] {
  return names.map((name) => {
    const font = [...sansFonts, ...serifFonts].find((one) => one.name === name);
    if (font === undefined) throw new Error(`${name} has no fallback face`);
    return font;
  });
}

/** A serif font is a fallback for headings only; a machine with one also has a sans-serif font. */
const everyFontAlone = [
  ...sansFonts.map((font) => [font]),
  ...serifFonts.map((font) => [...named('DejaVu Sans'), font]),
];

/** A face with a wrong size moves nothing if no line wraps differently: so the widths are compared as well. */
async function expectSameWidths(page: Page, localFont: string): Promise<void> {
  for (const { name, weights, localFonts } of siteFonts) {
    if (!localFonts.some((local) => local.name === localFont)) continue;
    const family = fallbackFamily(localFont, name);
    const texts = name === 'Jost' ? 'main p' : 'main :is(h1, h2, h3)';
    for (const weight of weights) {
      const ratio = await widthRatio(page, texts, { family, than: name, weight });
      expect(Math.abs(ratio - 1), `${family}, ${weight}: ${ratio.toFixed(3)} times as wide`).toBeLessThan(0.03);
    }
  }
}

/** `atMost`: the sum of layout shifts. */
async function expectStill(browser: Browser, url: string, fonts: readonly LocalFont[], atMost = 0.01): Promise<void> {
  for (const screen of screensOf(url)) {
    const { page, close } = await openPage(browser, url, { screen, scripts: 'on' });
    await whenFontsAreHere(page);
    const where = `${url} at ${screens[screen].viewport.width} px`;
    for (const { name } of fonts) await expectSameWidths(page, name);
    const { sum, moved } = await layoutShifts(page);
    expect(sum, `${where} has moved\n${moved.join('\n')}`).toBeLessThanOrEqual(atMost);
    await close();
  }
}

// The font of every Android phone; the fonts of this machine are tested with the styles (styles.spec.ts).
test('nothing moves when the fonts load on a machine that has only Roboto', async ({ newSite }) => {
  test.slow();
  const fonts = named('Roboto');
  await withFontsAlone(fonts, async (browser) => {
    for (const path of [home, article, terms]) await expectStill(browser, newSite.origin + path, fonts);
  });
});

for (const fonts of everyFontAlone) {
  const names = fonts.map(({ name }) => name).join(' and ');
  test(`nothing moves on any kind of page if ${names} is the only font @deep`, async ({ newSite }) => {
    test.slow();
    await withFontsAlone(fonts, async (browser) => {
      for (const path of [home, article, ...furtherPages]) await expectStill(browser, newSite.origin + path, fonts);
    });
  });
}

test('nothing moves in Arabic when its fonts load, with the fonts of this machine before @deep', async ({
  browser,
  newSite,
}) => {
  test.slow();
  for (const path of [home, article, paths.filterProperty(), ...furtherPages]) {
    // The gaps of the privacy policy are marked: a mark moves with the words before it, within its lines.
    const atMost = path === paths.privacyPolicy() ? 0.05 : undefined;
    await expectStill(browser, newSite.origin + pathIn('ar-AE', path), [], atMost);
  }
});
