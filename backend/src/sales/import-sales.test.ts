import { columns, readSales } from './import-sales';

const header = [...columns, 'meter_sale_price'].join(',');
const row = (changes: Partial<Record<(typeof columns)[number], string>> = {}) => {
  const sale = {
    ...{ event_date: '2026-09-30', area_name_en: 'Marsa Dubai', project_name_en: 'LAZURINE QUAY', rooms_en: '2 B/R' },
    ...{ building_name_en: 'Lazurine Quay 1', reg_type_en: 'Off-Plan Properties', trans_group_en: 'Sales' },
    ...{ actual_worth: '2000000', procedure_area: '100', ...changes },
  };
  return [...columns.map((column) => sale[column]), '20000'].join(',');
};
const read = (...rows: readonly string[]) => readSales([header, ...rows].join('\r\n'));
const first = (changes: Parameters<typeof row>[0]) => read(row(changes)).sales[0];

test('reads a sale as the department writes it', () => {
  expect(read(row())).toEqual({
    sales: [
      {
        key: expect.any(String),
        ...{ sold_on: '2026-09-30', area: 'Marsa Dubai', area_slug: 'dubai-marina' },
        ...{ project: 'LAZURINE QUAY', project_key: 'lazurine quay', building: 'Lazurine Quay 1' },
        ...{ bedrooms: 2, is_off_plan: true, price: 2_000_000, square_feet: expect.closeTo(1076.39, 2) },
      },
    ],
    ...{ others: 0, faults: [] },
  });
});

test.each([
  [{ event_date: '2026-03-01 10:22:00.000' }, { sold_on: '2026-03-01' }],
  [{ event_date: '01-03-2026' }, { sold_on: '2026-03-01' }],
  [{ rooms_en: 'Studio' }, { bedrooms: 0 }],
  [{ rooms_en: 'PENTHOUSE' }, { bedrooms: null }],
  [{ reg_type_en: 'Existing Properties' }, { is_off_plan: false }],
  [{ procedure_area: '' }, { square_feet: null }],
  [{ area_name_en: 'Business Bay' }, { area_slug: 'business-bay' }],
  [{ area_name_en: 'Hatta' }, { area_slug: null }],
  [{ project_name_en: '' }, { project: 'Lazurine Quay 1', project_key: 'lazurine quay 1' }],
  [{ project_name_en: 'Rêve d’Azur by Lazurine Estates' }, { project_key: 'reve d azur' }],
  [
    { project_name_en: '', building_name_en: '' },
    { project: null, project_key: null },
  ],
])('with %j a sale has %j', (changes, found) => {
  expect(first(changes)).toMatchObject(found);
});

test('mortgages and gifts are no sales, and what cannot be read is named with its line', () => {
  const { sales, others, faults } = read(
    row({ trans_group_en: 'Mortgages' }),
    row({ trans_group_en: 'Gifts' }),
    row({ event_date: '2026-02-30' }),
    row({ actual_worth: '0' }),
    row(),
  );
  expect([sales.length, others]).toEqual([1, 2]);
  expect(faults).toEqual([
    { line: 4, field: null, message: 'event_date must be a day, such as 2026-03-31' },
    { line: 5, field: null, message: 'actual_worth must be an amount above 0' },
  ]);
});

test('two homes that were sold alike are two sales, with the same keys in every file', () => {
  const keys = read(row(), row(), row({ actual_worth: '3000000' })).sales.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(read(row({ actual_worth: '3000000' }), row(), row()).sales.map(({ key }) => key)).toEqual([
    ...keys.slice(2),
    ...keys.slice(0, 2),
  ]);
});

test.each([
  ['event_date\n2026-01-01', 'has no column area_name_en, project_name_en, building_name_en'],
  ['', 'has no column event_date'],
  [`${header}\n"2026`, 'opens a quote that nothing closes'],
])('says why nothing of %j can be read', (text, reason) => {
  const { sales, faults } = readSales(text);
  expect(sales).toEqual([]);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
});
