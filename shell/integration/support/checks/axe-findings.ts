import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose answer may be another in other colours; every other one asks for names, roles, order and places. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe looks for only when asked: targets (WCAG 2.5.8), and names that say other words than their labels (2.5.3). */
const furtherRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

/** What axe finds, in one line each. */
export function axeFindings(page: Page, within?: string): Promise<readonly string[]> {
  return findingsOf(scoped(page, within).options({ rules: furtherRules }));
}

/**
 * The whole set in light, and contrast alone in dark; the page is left light. Of a page that has been asked as a whole
 * before, `within` names what is new: the selector of a dialog or an open menu.
 */
export async function axeFindingsInBothSchemes(page: Page, within?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findingsOf(scoped(page, within).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page, within);
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

function scoped(page: Page, within: string | undefined): AxeBuilder {
  const builder = new AxeBuilder({ page });
  return within === undefined ? builder : builder.include(within);
}

/** The whole set but for what colours decide: for a page that was asked at another width already. */
export function axeFindingsBesideColours(page: Page): Promise<readonly string[]> {
  return findingsOf(new AxeBuilder({ page }).options({ rules: { ...furtherRules, ...withoutColours } }));
}

async function findingsOf(builder: AxeBuilder): Promise<readonly string[]> {
  // Without the mode that gathers other sites' frames in a page of its own: it takes a second, and they are not ours.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
