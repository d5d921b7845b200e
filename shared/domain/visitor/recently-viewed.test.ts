import { projectCard } from '../../contract-kit/testing/entities';
import { addRecent, recentLimit } from './recently-viewed';

const project = (id: number) => projectCard({ id: String(id), name: `Project ${id}` });
const ids = (projects: ReturnType<typeof addRecent>) => projects.map(({ id }) => id);

test('remembers what I looked at, the latest first', () => {
  expect(ids(addRecent(addRecent([], project(1)), project(2)))).toEqual(['2', '1']);
});

test('brings a project that I look at again to the front, as it is now', () => {
  const before = [project(1), project(2)];
  const after = addRecent(before, projectCard({ id: '2', status: 'Sold OUT' }));
  expect(ids(after)).toEqual(['2', '1']);
  expect(after[0]?.status).toBe('Sold OUT');
});

test('remembers twelve and forgets the oldest', () => {
  const many = Array.from({ length: 15 }, (_, index) => project(index)).reduce(addRecent, addRecent([], project(99)));
  expect(many).toHaveLength(recentLimit);
  expect(ids(many)[0]).toBe('14');
  expect(ids(many)).not.toContain('2');
});
