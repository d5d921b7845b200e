import fc from 'fast-check';
import { anyRecords } from '../../testing/projects/any-record';
import { columnsOf } from '../project-index';
import { type IndexedProject, indexProject } from '../searched-project';
import { ColumnProject } from './column-project';

/** Of a unit all but its plan, which columns do not have. */
const withoutPlans = ({ unitTypes = [] }: Pick<IndexedProject, 'unitTypes'>) =>
  unitTypes.map((unit) => ({ ...unit, plan: null }));

test('a project of columns has the fields of its record', () => {
  fc.assert(
    fc.property(anyRecords(4), (records) => {
      const columns = columnsOf(records);
      const projects = records.map((_, position) => new ColumnProject(columns, position));
      const plain = records.map(indexProject);
      const names = Object.keys(plain[0] ?? {}).filter((name) => !['record', 'unitTypes'].includes(name));
      const fieldsOf = (project: IndexedProject | ColumnProject) =>
        Object.fromEntries(
          names.map((name) => {
            const value: unknown = Reflect.get(project, name);
            return [
              name,
              name === 'developer' && value !== null ? { name: Reflect.get(value as object, 'name') } : value,
            ];
          }),
        );
      const withAgents = (project: IndexedProject) => ({
        ...fieldsOf(project),
        agents: project.agents.map(({ name }) => ({ name })),
      });
      expect(projects.map(fieldsOf)).toEqual(plain.map(withAgents));
      expect(projects.map(withoutPlans)).toEqual(plain.map(withoutPlans));
    }),
    { numRuns: 300 },
  );
});
