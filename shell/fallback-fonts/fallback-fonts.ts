import { writeFile } from 'node:fs/promises';
import { sentenceOf, stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import { inWorkspace } from '@iwan/tooling/workspace';
import { launchBrowser } from '../weight/open-page';
import { demoProjects, withOwnSite } from '../weight/own-site';
import { findPages } from '../weight/pages';
import { measureFonts } from './measure';
import { fallbackStylesheet } from './stylesheet';

// `npm run fallback-fonts -w shell`: measures the local fonts by the texts of the built site, and writes their faces.
try {
  const metrics = await withOwnSite(demoProjects, async ({ origin }) => {
    // The map is left out: it has hundreds of prices on pins, whose widths do not affect the layout.
    const { map, ...pages } = await findPages(origin);
    const browser = await launchBrowser();
    try {
      return await measureFonts(
        browser,
        Object.values(pages).map((path) => origin + path),
      );
    } finally {
      await browser.close();
    }
  });
  await writeFile(inWorkspace('shell', 'fallback-fonts', 'metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);
  await writeFile(inWorkspace('shell', 'src', 'theme', 'fallback-fonts.css'), fallbackStylesheet(metrics));
} catch (error) {
  stopWithSentence(sentenceOf(error));
}
