import { paths } from '@iwan/shared/paths/paths';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { sidewaysScroll } from '../support/checks/layout';
import { beyond } from '../support/property-records';
import { soundRecords } from '../support/records';
import { expect, test } from '../support/test';

const sale = { sold_on: '2026-10-12', project: beyond.name, bedrooms: 1, is_off_plan: true, price: 1_180_000 };
const data = {
  ...{ total: 2, first: '2026-04-02', last: sale.sold_on, invented: true },
  latest: [{ ...sale, square_feet: 748.6 }],
  quarters: ['2026-Q4', '2026-Q2'].map((quarter) => ({ quarter, sales: 1, per_square_foot: 1490 })),
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a project shows what its homes sold for, and nothing where the backend has no such call', async ({
      page,
      backend,
    }) => {
      backend.setRecords({ ...soundRecords, projects: [beyond] });
      await page.goto(paths.project(beyond));
      await expect(page.getByRole('heading', { level: 1, name: beyond.name })).toBeVisible();
      await expect(page.locator('#sales')).toHaveCount(0);
      backend.behave({ kind: 'body', body: { data } }, '/api/salesapi');
      await page.goto(paths.project(beyond));
      const sales = page.getByRole('region', { name: 'What homes here sold for' });
      await expect(sales.getByRole('cell', { name: 'AED 1,180,000' })).toBeVisible();
      await sales.getByText('Figures by quarter and bedrooms').click();
      await expect(sales.getByText('No sale registered in Q3 2026')).toBeVisible();
      await expect(sales.getByText('these sales are invented')).toBeVisible();
      if (!javaScriptEnabled) return;
      expect(await axeFindingsInBothSchemes(page, '#sales'), 'in the sales').toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
    });

    test('an area has its guide below its projects, and my own place among the travel times', async ({
      page,
      backend,
    }) => {
      backend.setRecords({ ...soundRecords, projects: [beyond] });
      backend.behave({ kind: 'body', body: { data } }, '/api/salesapi');
      const area = { name: 'Dubai Marina', summary: 'Towers around a canal.', about: 'It was dug from the sea.' };
      backend.behave({ kind: 'body', body: { data: area } }, '/api/areasapi/areas');
      await page.goto(paths.area('dubai-marina'));
      await expect(page.getByRole('article').first()).toBeInViewport();
      await page.getByRole('link', { name: 'About Dubai Marina' }).click();
      await expect(page.getByText('It was dug from the sea.')).toBeInViewport();
      await page.getByLabel('My place').fill('JVC');
      await page.getByRole('button', { name: 'Show travel time' }).click();
      await expect(page.getByRole('row', { name: /^JVC .*minutes$/ })).toBeInViewport();
      await expect(page.getByLabel('My place')).toHaveValue('JVC');
      if (!javaScriptEnabled) return;
      expect(await axeFindingsInBothSchemes(page, 'main'), 'in the area').toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
    });
  });
}
