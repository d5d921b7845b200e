import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useDisclosure } from './use-disclosure';

function Menu({ place = '/' }: { readonly place?: string }) {
  const { details, onKeyDown } = useDisclosure(place);
  return (
    <details ref={details} suppressHydrationWarning onKeyDown={onKeyDown}>
      <summary>Locations</summary>
      <label>
        <input type="checkbox" />
        Dubai Marina
      </label>
    </details>
  );
}

const open = async () => {
  const user = userEvent.setup();
  // The page's content takes the focus of whatever in it takes none.
  render(
    <main tabIndex={-1}>
      <Menu />
      <button type="button">Elsewhere</button>
    </main>,
  );
  await user.click(screen.getByText('Locations'));
  return { user, menu: screen.getByRole('group') as HTMLDetailsElement };
};

test('stays open while its words are pressed, and ticks what they stand beside', async () => {
  const { user, menu } = await open();
  await user.click(screen.getByText('Dubai Marina'));
  expect(menu.open).toBe(true);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test.each([
  ['is pressed', () => fireEvent.pointerDown(screen.getByRole('button'))],
  ['is pressed that is empty', () => fireEvent.pointerDown(document.body)],
  ['takes the focus', () => screen.getByRole('button').focus()],
])('closes when something elsewhere %s', async (_, leave) => {
  const { menu } = await open();
  expect(menu.open).toBe(true);
  leave();
  expect(menu.open).toBe(false);
});

test('closes on Escape and gives the focus back', async () => {
  const { user, menu } = await open();
  await user.keyboard('{Tab}{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Locations')).toHaveFocus();
});

test('what was opened before its code came stays open, until the place changes', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Menu />);
  document.body.append(container);
  const menu = screen.getByRole('group') as HTMLDetailsElement;
  menu.open = true;
  const root = await act(() => hydrateRoot(container, <Menu />));
  expect(menu.open).toBe(true);
  act(() => root.render(<Menu place="/blog" />));
  expect(menu.open).toBe(false);
  act(() => root.unmount());
  container.remove();
});
