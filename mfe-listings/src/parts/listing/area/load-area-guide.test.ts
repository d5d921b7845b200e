import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { type AreaGuide, namedAsOnCards } from './load-area-guide';

const card = {
  ...{ name: 'Mast House', translation: { name: 'ماست هاوس', missing: [] } },
  developer: { name: 'Mirajan Developers', translation: { name: 'ميراجان للتطوير', missing: [] } },
} as unknown as ProjectCard;
const guide = {
  sales: { latest: [{ where: 'Mast House' }, { where: 'Old Tower' }, {}] },
  ways: [],
  developers: [
    { name: 'Mirajan Developers', count: 1 },
    { name: 'Others', count: 2 },
  ],
} as unknown as AreaGuide;

test('a guide has the names of the cards in the language of the page, and others as they are', () => {
  const { sales, developers } = namedAsOnCards(guide, [card]);
  expect(sales?.latest.map(({ where }) => where)).toEqual(['ماست هاوس', 'Old Tower', undefined]);
  expect(developers).toEqual([
    { name: 'Mirajan Developers', shown: 'ميراجان للتطوير', count: 1 },
    { name: 'Others', count: 2 },
  ]);
});
