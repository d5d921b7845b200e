import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, HttpError } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { RecordInput, RecordsInput } from './record-input';

type Item = { readonly id: number; readonly name: string };

let records: readonly Item[] = [];
let isRefused = false;
const requested: string[] = [];
const provider = {
  getList: async (
    resource: string,
    { filter, pagination }: { filter: { q?: string }; pagination: { perPage: number } },
  ) => {
    requested.push(`${resource} ${filter.q ?? ''}`);
    if (isRefused) throw new HttpError('Your role does not allow this', 403, null);
    const found = records.filter(({ name }) => name.includes(filter.q ?? ''));
    return { data: found.slice(0, pagination.perPage), total: found.length };
  },
  getOne: async (_: string, { id }: { readonly id: number }) => {
    const data = records.find((one) => one.id === id);
    if (isRefused || data === undefined) throw new HttpError('Not found', 404, null);
    return { data };
  },
} as unknown as DataProvider;

let values: Readonly<Record<string, unknown>>;

function Watch() {
  values = useWatch();
  return null;
}

function Form({ start, children }: { readonly start: object; readonly children: ReactNode }) {
  return (
    <FormProvider {...useForm({ defaultValues: start })}>
      <Watch />
      {children}
    </FormProvider>
  );
}

function open(start: object, input: ReactNode) {
  requested.length = 0;
  isRefused = false;
  render(
    <ChakraProvider value={defaultSystem}>
      <CoreAdminContext dataProvider={provider}>
        <Form start={start}>{input}</Form>
      </CoreAdminContext>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const developer = <RecordInput name="developer_id" label="Developer" resource="developers" />;
const agents = <RecordsInput name="agent_ids" label="Agents" resource="agents" />;
const named = (...names: readonly string[]): readonly Item[] => names.map((name, index) => ({ id: index + 1, name }));

test('a developer is chosen by its name, and taken away again', async () => {
  records = named('Alba', 'Brisa');
  const user = open({ developer_id: null }, developer);
  const select = screen.getByRole('combobox', { name: 'Developer' });
  await within(select).findByRole('option', { name: 'Brisa' });
  await user.selectOptions(select, 'Brisa');
  expect(values).toEqual({ developer_id: 2 });
  await user.selectOptions(select, '—');
  expect(values).toEqual({ developer_id: null });
});

test('of more developers than one list has, words find the others, and the chosen one stays to be seen', async () => {
  records = named(...Array.from({ length: 250 }, (_, index) => `Developer ${index + 1}`));
  const user = open({ developer_id: 230 }, developer);
  const select = screen.getByRole('combobox', { name: 'Developer' });
  await within(select).findByRole('option', { name: 'Developer 230' });
  expect(select).toHaveValue('230');
  await user.type(screen.getByRole('searchbox', { name: 'Find by name' }), '249');
  await user.selectOptions(select, await within(select).findByRole('option', { name: 'Developer 249' }));
  expect(values).toEqual({ developer_id: 249 });
});

test('agents are added, put in order and removed, and none of them twice', async () => {
  records = named('Amal', 'Badr', 'Cyra');
  const user = open({ agent_ids: [1] }, agents);
  const select = screen.getByRole('combobox', { name: 'Add…: Agents' });
  expect(await screen.findByText('Amal')).toBeInTheDocument();
  await user.selectOptions(select, await within(select).findByRole('option', { name: 'Cyra' }));
  expect(within(select).queryByRole('option', { name: 'Cyra' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Move Cyra up' }));
  expect(values).toEqual({ agent_ids: [3, 1] });
  expect(screen.getByRole('button', { name: 'Move Cyra up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove Amal' }));
  expect(values).toEqual({ agent_ids: [3] });
});

test('whoever may not read the developers sees the number of the chosen one', async () => {
  records = named('Alba');
  open({ developer_id: 1 }, developer);
  isRefused = true;
  await waitFor(() => expect(requested.length).toBeGreaterThan(0));
  expect(screen.getByRole('combobox', { name: 'Developer' })).toHaveValue('1');
  jest.mocked(console.error).mockClear();
});
