import { groupByLocation } from './project-locations';

test('lists each location once with its projects, in alphabetical order', () => {
  const projects = [
    { name: 'Tower 10', location: 'Dubai Marina' },
    { name: 'Tower 2', location: 'dubai marina' },
    { name: 'Élan', location: 'Al Barsha' },
    { name: 'Dune', location: 'Al Barsha' },
    { name: 'Dune', location: 'Al Barsha' },
    { name: 'Nowhere', location: null },
  ];
  expect(groupByLocation(projects)).toEqual([
    { location: 'Al Barsha', names: ['Dune', 'Élan'] },
    { location: 'Dubai Marina', names: ['Tower 2', 'Tower 10'] },
  ]);
  expect(groupByLocation([])).toEqual([]);
});
