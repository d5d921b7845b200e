import type { ProjectRecord } from '../database/project-record';
import { readOptions } from '../projects/options';
import { indexProjects } from './project-index';

const index = indexProjects(
  Array.from(
    { length: 250 },
    (_, id) =>
      ({
        id,
        name: `Project ${id}`,
        location: 'Dubai Marina',
        developer: null,
        agent: null,
      }) as unknown as ProjectRecord,
  ),
);

function select(query: Readonly<Record<string, string>>) {
  const options = readOptions(query);
  if (options === null) throw new Error('These are no options');
  return index.select(options);
}

test('a filtered list comes a hundred at a time, also when no page is asked for, and says so', () => {
  const { ids, meta } = select({ location: 'Dubai Marina' });
  expect(ids).toHaveLength(100);
  expect(meta).toMatchObject({ total: 250, page: 1, per_page: 100 });
  const last = select({ location: 'Dubai Marina', page: '3', per_page: '100' });
  expect([ids.at(-1), last.ids[0], last.ids.length]).toEqual([99, 200, 50]);
});

test('a list that is short enough is whole and has no pages', () => {
  const { ids, meta } = select({ in_name: 'Project 24' });
  expect(ids).toHaveLength(11);
  expect(meta).not.toHaveProperty('page');
});

test('the projects similar to one are sorted by price where a sort says so, those without a price last', () => {
  const prices = [null, 'AED 1,200,000', 'AED 1,150,000', null, 'AED 1,190,000'];
  const alike = indexProjects(
    prices.map(
      (price, id) =>
        ({
          ...{ id: id + 1, name: `Project ${id + 1}`, starting_price: price },
          location: id === 4 ? 'Business Bay' : 'Dubai Marina',
        }) as ProjectRecord,
    ),
  );
  const sorted = (sort: string) => {
    const options = readOptions({ similar: '2', ...(sort && { sort }) });
    return options && alike.select(options).ids;
  };
  expect(['', 'price', 'price-desc'].map(sorted)).toEqual([
    [3, 1, 4, 5],
    [3, 5, 1, 4],
    [5, 3, 1, 4],
  ]);
});
