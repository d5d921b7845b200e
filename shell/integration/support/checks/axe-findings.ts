import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose result may depend on colours; every other one checks names, roles, order and positions. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules that axe runs only when enabled: targets (WCAG 2.5.8), and names that differ from their labels (2.5.3). */
const furtherRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

/** The findings of axe, one line each. */
export function axeFindings(page: Page, within?: string): Promise<readonly string[]> {
  return findingsOf(scoped(page, within).options({ rules: furtherRules }));
}

/**
 * Runs all rules in light, and contrast alone in dark; the page is left light. If the page was already checked as a
 * whole, `within` names the new part: the selector of a dialog or an open menu.
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

/** Runs all rules except those that depend on colours: for a page that was already checked at another width. */
export function axeFindingsBesideColours(page: Page): Promise<readonly string[]> {
  return findingsOf(new AxeBuilder({ page }).options({ rules: { ...furtherRules, ...withoutColours } }));
}

async function findingsOf(builder: AxeBuilder): Promise<readonly string[]> {
  // Without the mode that collects frames of other sites in a separate page: it takes a second, and they are not ours.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
