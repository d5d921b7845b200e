import { criteriaOf } from '@iwan/shared/paths/search-words';
import { priceAlert } from './load-unit';

const unit = (type: string, price: number | null, available = 1) => ({
  ...{ type, price, available, squareFeet: null, plan: null },
});
const chosen = unit('2BR', 2_000_000);

test('asks for this kind of unit in this project, below the lowest price of an available one', () => {
  const unitTypes = [chosen, unit(' 2br', 1_900_000), unit('2BR', 1_500_000, 0), unit('1BR', 900_000)];
  const alert = priceAlert({ name: 'Harbour Gate', unitTypes }, chosen);
  expect(alert).toMatchObject({ type: '2BR', below: 1_900_000 });
  expect(criteriaOf(alert?.search ?? { query: '' })).toMatchObject({
    names: ['Harbour Gate'],
    configurations: ['2BR'],
    budget: { from: 10_000, to: 1_899_999 },
  });
});

test('there is none without a price', () => {
  expect(priceAlert({ name: 'Harbour Gate', unitTypes: [unit('2BR', null)] }, chosen)).toBeNull();
});
