import type { IndexedProject } from './searched-project';
import { sharedAddresses } from './shared-addresses';

const project = (id: string, nameSlug: string, developer: string | null) =>
  ({ id, nameSlug, developer: developer === null ? null : { name: developer } }) as IndexedProject;

test.each([
  [
    'two of one developer by one name',
    [project('1', 'quay', 'Marensand'), project('2', 'quay', 'MARENSAND')],
    ['1', '2'],
  ],
  ['two developers by one name', [project('1', 'quay', 'Marensand'), project('2', 'quay', 'Lazurine')], []],
  ['two names of one developer', [project('1', 'quay', 'Marensand'), project('2', 'lofts', 'Marensand')], []],
  // Whoever has no developer is found by the name, whoever else has it.
  [
    'one without a developer by the name of another',
    [project('1', 'quay', null), project('2', 'quay', 'Lazurine')],
    ['1'],
  ],
  [
    'one whose developer has the name of none',
    [project('1', 'quay', null), project('2', 'quay', 'Independent')],
    ['1', '2'],
  ],
])('%s', (_, projects, shared) => {
  expect([...sharedAddresses(projects)]).toEqual(shared);
});
