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

const priced = {
  starting_price: { kind: 'money', group: 'main' },
  units: { kind: 'rows', row: { price: { kind: 'whole', unit: 'dirhams' } }, most: 9, called: 'units', group: 'main' },
  near_by_location: { kind: 'nearby', group: 'main' },
} as const satisfies RecordDescription;

const ofPriced = formFields(priced, {
  groups: { main: 'Main' },
  fields: { starting_price: 'Price', units: 'Units', near_by_location: 'Nearby' },
  rows: { units: { price: 'Price' }, near_by_location: { label: 'Place', value: 'Distance' } },
});

test.each([
  ['1.95m', 'AED 1,950,000'],
  ['AED 1,950,000', 'AED 1,950,000'],
  ['1950000', 'AED 1,950,000'],
  ['Price on request', 'Price on request'],
  ['AED 1.2M - 2M', 'AED 1.2M - 2M'],
  [' ', null],
])('of the typed price %j is sent %j', (typed, sent) => {
  expect(recordValues(ofPriced, { starting_price: typed })).toEqual({ starting_price: sent });
});

test.each([
  ['3.47 million', 3_470_000],
  ['AED 3,470,000', 3_470_000],
  ['soon', 'soon'],
  ['', null],
])('of the typed price of a unit, %j, is sent %j', (typed, sent) => {
  expect(recordValues(ofPriced, { units: [{ price: typed }] })).toEqual({ units: [{ price: sent }] });
});

test('a form has amounts with separators, and places nearby as rows', () => {
  const record = {
    ...{ starting_price: '1.5 MILLION', units: [{ price: 3_470_000 }] },
    near_by_location: '1. Tram stop - 4 min\r\n2. Beach',
  };
  const values = formValues(ofPriced, record);
  expect(values).toEqual({
    ...{ starting_price: '1.5 MILLION', units: [{ price: '3,470,000' }] },
    near_by_location: [
      { label: 'Tram stop', value: '4 min' },
      { label: 'Beach', value: '' },
    ],
  });
  expect(recordValues(ofPriced, values)).toEqual({ ...record, starting_price: 'AED 1,500,000' });
  expect(recordValues(ofPriced, { near_by_location: [{ label: ' ', value: '' }] })).toEqual({ near_by_location: null });
});
