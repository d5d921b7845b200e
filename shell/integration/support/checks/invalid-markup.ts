import type { Page } from '@playwright/test';

/** Errors of HTML and of ARIA in HTML that axe does not check, and that browsers tolerate. */
const forbidden = {
  'a heading within a head of a table': 'th :is(h1, h2, h3, h4, h5, h6)',
  'a role that a search field cannot have': 'input[type="search"][role]',
} as const;

/** The elements of a page that are invalid HTML, one line each; an id with a space cannot be referred to. */
export function invalidMarkup(page: Page): Promise<readonly string[]> {
  return page.evaluate((rules) => {
    const found = Object.entries(rules).flatMap(([what, selector]) =>
      [...document.querySelectorAll(selector)].map((element) => `${what}: ${element.outerHTML.slice(0, 120)}`),
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s/.test(id));
    return [...found, ...ids.map((id) => `an id with a space: ${id}`)];
  }, forbidden);
}
