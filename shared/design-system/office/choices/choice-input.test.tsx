import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CoreAdminContext, type DataProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ChoiceInput, ChoicesInput } from './choice-input';

const inUse: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  status: [
    ['New Launch', 12],
    ['Sold out', 3],
  ],
  unit: [
    ['1BR', 9],
    ['2BR', 7],
    ['Duplex', 1],
  ],
  amenities: [['Gym', 5]],
};

const provider = {
  get: async (path: string) => {
    const [, field = ''] = /^\/projects\/values\?field=(\w+)$/.exec(path) ?? [];
    const data = inUse[field]?.map(([value, count]) => ({ value, count })) ?? [];
    return { data, total: data.length };
  },
} as unknown as DataProvider;

/** A fragment is no page, and no style is computed. */
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

let values: Readonly<Record<string, unknown>>;
let sent = 0;
beforeEach(() => {
  sent = 0;
});

function Form({ start, children }: { readonly start: object; readonly children: ReactNode }) {
  const form = useForm({ defaultValues: start });
  return (
    <FormProvider {...form}>
      <Watch />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        {children}
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

function Watch() {
  values = useWatch();
  return null;
}

function open(start: object, input: ReactNode) {
  const { container } = render(
    <ChakraProvider value={defaultSystem}>
      <CoreAdminContext dataProvider={provider}>
        <ResourceContextProvider value="projects">
          <Form start={start}>{input}</Form>
        </ResourceContextProvider>
      </CoreAdminContext>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), container };
}

const status = <ChoiceInput name="status" label="Status" valuesOf="status" />;
const units = <ChoicesInput name="unit" label="Types of units" kind="choices" />;
const amenities = <ChoicesInput name="amenities" label="Amenities" kind="numbered" />;
const tags = () => screen.getAllByRole('button', { name: /^Remove/ }).map((tag) => tag.getAttribute('aria-label'));

test('a value in use is found by typing a part of it, with its count, and chosen by Enter', async () => {
  const { user, container } = open({ status: '' }, status);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  expect(await screen.findByRole('option', { name: 'New Launch 12 records' })).toBeVisible();
  expect((await axe.run(container, { rules })).violations).toEqual([]);
  await user.keyboard('sold');
  expect(await screen.findByRole('option', { name: 'Sold out 3 records' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /New Launch/ })).toBeNull();
  await user.keyboard('{Enter}');
  expect(values).toEqual({ status: 'Sold out' });
  expect(sent).toBe(0);
});

test('a value within a row is one of those that another field of the records has', async () => {
  const { user } = open({ units: [{ type: '' }] }, <ChoiceInput name="units.0.type" label="Unit" valuesOf="unit" />);
  await user.click(screen.getByRole('combobox', { name: 'Unit' }));
  await user.click(await screen.findByRole('option', { name: '2BR 7 records' }));
  expect(values).toEqual({ units: [{ type: '2BR' }] });
});

test('a value that no record has is typed, and marked as new', async () => {
  const { user } = open({ status: 'New Launch' }, status);
  const input = screen.getByRole('combobox', { name: 'Status' });
  await user.click(input);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.queryByText('New value: no other record has it.')).toBeNull();
  await user.clear(input);
  await user.type(input, 'Handed over');
  expect(screen.getByRole('option', { name: 'Add “Handed over” as a new value' })).toBeVisible();
  await user.tab();
  expect(values).toEqual({ status: 'Handed over' });
  expect(await screen.findByText('New value: no other record has it.')).toBeVisible();
});

test('a value that differs from one in use by its case only is that one', async () => {
  const { user } = open({ status: '' }, status);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await screen.findByRole('option', { name: 'Sold out 3 records' });
  await user.keyboard('SOLD OUT');
  await user.tab();
  expect(values).toEqual({ status: 'Sold out' });
});

test('several values are added by Enter, each once, in the spelling that is in use', async () => {
  const { user } = open({ unit: '' }, units);
  await user.click(screen.getByRole('combobox', { name: 'Types of units' }));
  await screen.findByRole('option', { name: '1BR 9 records' });
  await user.keyboard('2br{Enter}');
  await user.keyboard('dup{Enter}');
  await user.keyboard('2BR{Enter}');
  await user.keyboard('{Enter}');
  expect(values).toEqual({ unit: '2BR, Duplex' });
  expect(sent).toBe(0);
});

test('a typed value becomes a tag when the field is left, and so does each entry of a pasted list', async () => {
  const { user } = open(
    { unit: '', amenities: '1. Gym' },
    <>
      {units}
      {amenities}
    </>,
  );
  await user.type(screen.getByRole('combobox', { name: 'Types of units' }), 'Loft');
  await user.tab();
  expect(values.unit).toBe('Loft');
  await user.click(screen.getByRole('combobox', { name: 'Amenities' }));
  await user.paste('1. Lagoon pool, heated\n2. gym\n3. Concierge\n');
  expect(values.amenities).toBe('1. Gym\r\n2. Lagoon pool, heated\r\n3. Concierge');
  await user.click(screen.getByRole('combobox', { name: 'Types of units' }));
  await user.paste('1BR, 2BR');
  expect(values.unit).toBe('Loft, 1BR, 2BR');
});

test('tags are moved and removed by keyboard, and the focus stays with them', async () => {
  const { user, container } = open({ unit: '1BR, 2BR, Duplex' }, units);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Remove 1BR, 1 of 3' })).toHaveFocus();
  expect((await axe.run(container, { rules })).violations).toEqual([]);
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(values).toEqual({ unit: '2BR, 1BR, Duplex' });
  expect(screen.getByRole('button', { name: 'Remove 1BR, 2 of 3' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(values).toEqual({ unit: '2BR, Duplex' });
  expect(screen.getByRole('button', { name: 'Remove Duplex, 2 of 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(tags()).toEqual(['Remove 2BR, 1 of 1']);
  await user.keyboard('{Delete}');
  expect(values).toEqual({ unit: '' });
  expect(screen.getByRole('combobox', { name: 'Types of units' })).toHaveFocus();
});

test('Backspace in the empty field removes the last value', async () => {
  const { user } = open({ unit: '1BR, 2BR' }, units);
  await user.click(screen.getByRole('combobox', { name: 'Types of units' }));
  await user.keyboard('{Backspace}');
  expect(values).toEqual({ unit: '1BR' });
});

test.each([
  ['1BR,2br , ,1BR', units, 'unit'],
  ['Gym\nPool\n', amenities, 'amenities'],
])('an odd spelling, %j, stays until it is changed', async (text, input, name) => {
  const { user } = open({ [name]: text }, input);
  await user.click(screen.getByRole('combobox'));
  await user.tab();
  await user.tab();
  expect(values).toEqual({ [name]: text });
});
