import { type ContentField, formValues, recordValues } from './content-fields';

const fields: readonly ContentField[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'number', name: 'buildings', label: 'Buildings' },
  {
    kind: 'rows',
    name: 'units',
    label: 'Units',
    fields: [
      { kind: 'text', name: 'type', label: 'Type' },
      { kind: 'number', name: 'price', label: 'Price' },
    ],
  },
];

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
  const kept: readonly ContentField[] = [{ kind: 'kept', name: 'pictures', label: 'Pictures' }];
  const pictures = [{ file: 'a.webp', focus_x: 30 }];
  expect(formValues(kept, { pictures })).toEqual({ pictures });
  expect(formValues(kept, null)).toEqual({ pictures: null });
  expect(recordValues(kept, { pictures })).toEqual({ pictures });
});

test('chosen records are numbers, which are sent as they are', () => {
  const chosen: readonly ContentField[] = [
    { kind: 'record', name: 'developer_id', label: 'Developer', resource: 'developers' },
    { kind: 'records', name: 'agent_ids', label: 'Agents', resource: 'agents' },
  ];
  expect(formValues(chosen, { developer_id: 4, agent_ids: [2, 1] })).toEqual({ developer_id: 4, agent_ids: [2, 1] });
  expect(formValues(chosen, null)).toEqual({ developer_id: null, agent_ids: [] });
  expect(recordValues(chosen, { developer_id: null })).toEqual({ developer_id: null });
  expect(recordValues(chosen, { agent_ids: [1, '2', 3] })).toEqual({ agent_ids: [1, 3] });
});
