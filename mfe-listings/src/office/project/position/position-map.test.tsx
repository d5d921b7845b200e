import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { PositionMap } from './position-map';

const latitude = () => screen.getByLabelText<HTMLInputElement>('Latitude');
const longitude = () => screen.getByLabelText<HTMLInputElement>('Longitude');

interface Position {
  readonly latitude: string;
  readonly longitude: string;
}

function Form({ start }: { readonly start: Position }) {
  const form = useForm({ defaultValues: start });
  return (
    <FormProvider {...form}>
      <input aria-label="Latitude" {...form.register('latitude')} />
      <input aria-label="Longitude" {...form.register('longitude')} />
      <PositionMap />
    </FormProvider>
  );
}

function open(start: Position) {
  // The drawing of the map is a file of the built remote.
  globalThis.fetch = async () => new Response(null, { status: 404 });
  render(
    <ChakraProvider value={defaultSystem}>
      <Form start={start} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

test('a project without a position gets one by pressing the map', async () => {
  open({ latitude: '', longitude: '' });
  expect(screen.getByText('No location set.')).toBeInTheDocument();
  const map = screen.getByRole('group', { name: 'Location on map' });
  await act(async () => {
    await import('../../../pages/map/leaflet/parts');
  });
  fireEvent.click(map, { clientX: 0, clientY: 0 });
  // The middle of the start, to a pixel.
  expect(Number(latitude().value)).toBeCloseTo(25.14, 2);
  expect(Number(longitude().value)).toBeCloseTo(55.22, 2);
  expect(
    await screen.findByRole('button', { name: `Position: ${latitude().value}, ${longitude().value}` }),
  ).toBeInTheDocument();
});

test('the arrow keys move the marker, which keeps the focus, and typed degrees move it too', async () => {
  const user = open({ latitude: '25.08000', longitude: '55.14000' });
  const marker = () => screen.findByRole('button', { name: /^Position:/ });
  (await marker()).focus();
  await user.keyboard('{ArrowUp}');
  expect(longitude()).toHaveValue('55.14000');
  await user.keyboard('{ArrowRight}');
  expect(Number(latitude().value)).toBeGreaterThan(25.08);
  expect(Number(longitude().value)).toBeGreaterThan(55.14);
  expect(await marker()).toHaveFocus();
  await user.clear(latitude());
  expect(screen.getByText('No location set.')).toBeInTheDocument();
  await user.type(latitude(), '24.5');
  expect(await marker()).toHaveAccessibleName(/^Position: 24\.5, /);
});

test('without a mouse, a marker begins in the middle of the map, and has the focus for the arrow keys', async () => {
  const user = open({ latitude: '', longitude: '' });
  await user.click(await screen.findByRole('button', { name: 'Set the marker in the middle of the map' }));
  const marker = await screen.findByRole('button', { name: /^Position: 25\.1/ });
  await waitFor(() => expect(marker).toHaveFocus());
  const before = Number(latitude().value);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(Number(latitude().value)).toBeGreaterThan(before);
});
