import type { Project } from '@iwan/shared/domain/model/entities';
import { english } from '@iwan/shared/testing/english';
import type { CompareData } from './compare-page';
import { comparisonHead } from './comparison-head';

const project = (id: string, changes: Partial<Project>) =>
  ({
    id,
    name: `House ${id}`,
    status: null,
    price: 0,
    location: 'Dubai Marina',
    image: null,
    ...changes,
  }) as Project;
const head = (projects: readonly Project[]) =>
  comparisonHead(
    {
      ids: ['1', '2', '9'],
      sought: '',
      projects: { status: 'ready', value: projects },
    } as unknown as CompareData,
    english,
  );

test('a comparison has its own address and picture, with the names and prices of those that are still there', () => {
  const { canonical, social, image, noindex } = head([
    project('1', { price: 1_200_000 }),
    project('2', { status: 'SOLD OUT', image: 'media/2.png' }),
    project('3', {}),
  ]);
  expect(canonical).toBe('/compare?project=1&project=2&project=3');
  expect(social?.entries).toEqual([
    { name: 'House 1', said: 'From AED 1,200,000' },
    { name: 'House 2', said: 'Sold out' },
    { name: 'House 3', said: 'Dubai Marina' },
  ]);
  expect(image).toMatch(/^\/images\/1280\/.*media/);
  expect(noindex).toBe(true);
});

test('without projects it is the page itself', () => {
  expect(head([])).toMatchObject({ canonical: '/compare', noindex: false });
  expect(head([]).social).toBeUndefined();
});
