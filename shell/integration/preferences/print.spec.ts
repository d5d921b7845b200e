import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

test.use({ visitor: 'reads' });

/** The number of A4 sheets of a page. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

// Of two agents one can be chosen, which only a screen allows.
const agent = [
  { name: 'Layla Haddad', phone: '971500000001' },
  { name: 'Omar Saleh', phone: '971500000002' },
];

test.beforeEach(({ backend }) => {
  const [first, ...others] = soundRecords.projects;
  backend.setRecords({ ...soundRecords, projects: [{ ...(first as object), agent }, ...others] });
});

for (const [what, address, most] of [
  ['a property', '/marensand-developments-properties/harbour-gate/', 2],
  ['a comparison of three', '/compare?project=1&project=2&project=3', 1],
] as const) {
  test(`${what} prints on ${most} of A4 at most, without controls${deepTag(what !== 'a property')}`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await sheets(page)).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['header', 'footer', 'form', 'nav', 'button', 'input']) {
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    }
    // Nothing covers the text: elements that are fixed on a screen are part of the flow.
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(fixed).toEqual([]);
  });
}
