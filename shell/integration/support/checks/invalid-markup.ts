import type { Page } from '@playwright/test';

/** What HTML and ARIA in HTML forbid, that axe does not look for, and what only browsers put up with. */
const forbidden = {
  'a heading within a head of a table': 'th :is(h1, h2, h3, h4, h5, h6)',
  'a role that a search field cannot have': 'input[type="search"][role]',
} as const;

/** The elements of a page that are not as HTML wants them, in one line each; an id with a space can be referred to by nobody. */
export function invalidMarkup(page: Page): Promise<readonly string[]> {
  return page.evaluate((rules) => {
    const found = Object.entries(rules).flatMap(([what, selector]) =>
      [...document.querySelectorAll(selector)].map((element) => `${what}: ${element.outerHTML.slice(0, 120)}`),
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s/.test(id));
    return [...found, ...ids.map((id) => `an id with a space: ${id}`)];
  }, forbidden);
}
