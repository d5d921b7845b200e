import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formFields } from '../../domain/office/content-fields';
import { records } from '../../domain/records/records';
import { FieldInput } from './field-input';

const { starting_price, handover, units, payment_plan, near_by_location } = records.projects;
const fields = formFields(
  { starting_price, handover, units, payment_plan, near_by_location },
  {
    groups: { main: 'Main', homes: 'Homes', place: 'Place' },
    fields: {
      ...{ starting_price: 'Starting price', handover: 'Handover', units: 'Units' },
      ...{ payment_plan: 'Payment plan', near_by_location: 'Nearby' },
    },
    rows: {
      units: { price: 'Price' },
      payment_plan: { label: 'Instalment', percent: 'Per cent' },
      near_by_location: { label: 'Place', value: 'Distance' },
    },
  },
);

let values: Readonly<Record<string, unknown>>;

function Form({ start }: { readonly start: Readonly<Record<string, unknown>> }) {
  const form = useForm({ defaultValues: start });
  values = useWatch({ control: form.control });
  return (
    <FormProvider {...form}>
      {fields
        .filter(({ name }) => name in start)
        .map((field) => (
          <FieldInput key={field.name} {...field} />
        ))}
    </FormProvider>
  );
}

function open(start: Readonly<Record<string, unknown>>) {
  render(
    <ChakraProvider value={defaultSystem}>
      <Form start={start} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

test.each([
  ['1.95m', 'AED 1.95 million'],
  ['AED 1,234,567', 'AED 1.234567 million'],
  ['950k', 'AED 950,000'],
  ['Price on request', 'The site shows this text instead of a price.'],
])('the price %j is read back as %j', async (typed, shown) => {
  const user = open({ starting_price: '' });
  await user.type(screen.getByLabelText('Starting price'), typed);
  expect(screen.getByText(shown)).toBeVisible();
});

test('the price of a unit that is no amount says what to enter', () => {
  open({ units: [{ price: 'soon' }] });
  expect(screen.getByText('Enter an amount such as 1.95m or 1,950,000.')).toBeVisible();
});

const quarter = () => screen.getByRole('combobox', { name: 'Handover: quarter' });
const year = () => screen.getByRole('combobox', { name: 'Handover: year' });

test('a quarter is chosen before or after its year, and either is taken away again', async () => {
  const user = open({ handover: '' });
  await user.selectOptions(quarter(), 'Q3');
  expect(values).toEqual({ handover: '' });
  await user.selectOptions(year(), '2028');
  expect(values).toEqual({ handover: '2028-Q3' });
  await user.selectOptions(quarter(), 'Only the year');
  expect(values).toEqual({ handover: '2028' });
  await user.selectOptions(year(), 'Year');
  expect(values).toEqual({ handover: '' });
});

test('a quarter of long ago is shown, and stays as it is written', () => {
  open({ handover: 'Q1 2003' });
  expect([(quarter() as HTMLSelectElement).value, (year() as HTMLSelectElement).value]).toEqual(['1', '2003']);
  expect(values).toEqual({ handover: 'Q1 2003' });
});

test.each([
  [['10', '50', '40'], '100% of the price.'],
  [['33.33', '33.33', '33.34'], '100% of the price.'],
  [['10', '50', ''], '40% of the price is missing.'],
  [['60', '50.5'], '10.5% more than the price.'],
])('a payment plan of %j per cent says %j', (percents, sentence) => {
  open({ payment_plan: percents.map((percent) => ({ label: '', percent })) });
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('places nearby are rows, of which another one is added with the focus in it', async () => {
  const user = open({ near_by_location: [{ label: 'Beach', value: '7 min' }] });
  await user.click(screen.getByRole('button', { name: 'Add to nearby' }));
  expect(screen.getAllByLabelText('Place')[1]).toHaveFocus();
  await user.keyboard('Tram stop');
  await user.tab();
  await user.keyboard('4 min');
  expect(values.near_by_location).toEqual([
    { label: 'Beach', value: '7 min' },
    { label: 'Tram stop', value: '4 min' },
  ]);
});
