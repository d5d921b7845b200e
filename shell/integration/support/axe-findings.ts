import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose answer may be another in other colours; every other one asks for names, roles, order and places. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds, in one line each; targets of less than 24 px too, which it does not look for by itself (WCAG 2.5.8). */
export function axeFindings(page: Page): Promise<readonly string[]> {
  return findingsOf(new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }));
}

/** The same in light and dark, in which a page is left light again. */
export async function axeFindingsInBothSchemes(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findingsOf(new AxeBuilder({ page }).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page);
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

async function findingsOf(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
