import type { RecordDescription } from '../records/field';
import { formFields, formGroups, formValues, recordValues } from './content-fields';

const description = {
  name: { kind: 'line', group: 'main' },
  buildings: { kind: 'whole', group: 'main' },
  pictures: { kind: 'rows', row: { file: { kind: 'file' } }, most: 9, called: 'pictures' },
  units: {
    ...{ kind: 'rows', most: 9, called: 'units', group: 'homes' },
    row: { type: { kind: 'line' }, price: { kind: 'whole' }, rooms: { kind: 'paths', most: 1 } },
  },
  developer: { kind: 'reference', resource: 'developers', idField: 'developer_id', group: 'main' },
  agents: { kind: 'references', resource: 'agents', idField: 'agent_ids', group: 'main' },
} as const satisfies RecordDescription;

const texts = {
  groups: { main: 'Main', homes: 'Homes' },
  fields: {
    ...{ name: 'Name', buildings: 'Buildings', pictures: 'Pictures', units: 'Units' },
    ...{ developer: 'Developer', agents: 'Agents' },
  },
  rows: { units: { type: 'Type', price: 'Price' } },
  help: { 'units.type': 'As sold' },
};

const all = formFields(description, texts);
const named = (...names: readonly string[]) => all.filter(({ name }) => names.includes(name));
const fields = named('name', 'buildings', 'units');

test('the groups of a form have the fields with a group, in the order of the description', () => {
  const groups = formGroups(all, texts.groups);
  expect(groups.map(({ title, fields: own }) => [title, own.map(({ name }) => name)])).toEqual([
    ['Main', ['name', 'buildings', 'developer_id', 'agent_ids']],
    ['Homes', ['units']],
  ]);
  const [units] = named('units');
  expect(units?.row?.map(({ name, label, help }) => [name, label, help])).toEqual([
    ['type', 'Type', 'As sold'],
    ['price', 'Price', undefined],
  ]);
});

test('a form holds text, and rows with all that they have', () => {
  const record = { id: 1, name: 'Sidra', buildings: 3, units: [{ type: '1BR', price: 900_000, rooms: [1] }] };
  expect(formValues(fields, record)).toEqual({
    ...{ name: 'Sidra', buildings: '3' },
    units: [{ type: '1BR', price: '900000', rooms: [1] }],
  });
  expect(formValues(fields, null)).toEqual({ name: '', buildings: '', units: [] });
});

test.each([
  [{ name: ' Sidra ' }, { name: 'Sidra' }],
  [{ name: '' }, { name: null }],
  [{ buildings: '1,200' }, { buildings: 1200 }],
  [{ buildings: 'many' }, { buildings: 'many' }],
  [
    {
      units: [
        { type: '1BR', price: '950,000', rooms: [1] },
        { type: '2BR', price: '' },
      ],
    },
    {
      units: [
        { type: '1BR', price: 950_000, rooms: [1] },
        { type: '2BR', price: null },
      ],
    },
  ],
  [{}, {}],
])('of %j is sent %j', (values, sent) => {
  expect(recordValues(fields, values)).toEqual(sent);
});

test('a field that other inputs change is sent as it is', () => {
  const kept = named('pictures');
  const pictures = [{ file: 'a.webp', focus_x: 30 }];
  expect(formValues(kept, { pictures })).toEqual({ pictures });
  expect(formValues(kept, null)).toEqual({ pictures: null });
  expect(recordValues(kept, { pictures })).toEqual({ pictures });
});

test('chosen records are numbers, which are sent as they are', () => {
  const chosen = named('developer_id', 'agent_ids');
  expect(formValues(chosen, { developer_id: 4, agent_ids: [2, 1] })).toEqual({ developer_id: 4, agent_ids: [2, 1] });
  expect(formValues(chosen, null)).toEqual({ developer_id: null, agent_ids: [] });
  expect(recordValues(chosen, { developer_id: null })).toEqual({ developer_id: null });
  expect(recordValues(chosen, { agent_ids: [1, '2', 3] })).toEqual({ agent_ids: [1, 3] });
});
