import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDisclosure } from './use-disclosure';

function Menu() {
  const { details, onKeyDown } = useDisclosure('/');
  return (
    <details ref={details} onKeyDown={onKeyDown}>
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
])('closes when something elsewhere %s', async (_, act) => {
  const { menu } = await open();
  expect(menu.open).toBe(true);
  act();
  expect(menu.open).toBe(false);
});

test('closes on Escape and gives the focus back', async () => {
  const { user, menu } = await open();
  await user.keyboard('{Tab}{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Locations')).toHaveFocus();
});
