import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';

function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog title="Order" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      ) : null}
    </>
  );
}

/** What covers the page around the sheet. */
const beside = (dialog: HTMLElement) => dialog.parentElement as HTMLElement;

async function open(children: ReactNode) {
  render(<Opened>{children}</Opened>);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Order' });
}

test.each<[how: string, act: (dialog: HTMLElement) => unknown, isClosed: boolean]>([
  ['Escape', () => userEvent.keyboard('{Escape}'), true],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), true],
  [
    'a press beside its sheet',
    // Once the dialog listens, from its first frame on.
    (dialog) =>
      waitFor(() => {
        fireEvent.pointerDown(beside(dialog));
        expect(dialog).not.toBeInTheDocument();
      }),
    true,
  ],
  ['a press on its sheet', () => userEvent.click(screen.getByText('Long')), false],
  [
    'a selection of text that ends beside its sheet',
    (dialog) => {
      fireEvent.pointerDown(screen.getByText('Long'));
      fireEvent.click(beside(dialog));
    },
    false,
  ],
  [
    'the choice of a file that is given up',
    () => fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true })),
    false,
  ],
])('after %s a dialog is open or closed as it should be, and the focus with it', async (_, act, isClosed) => {
  const dialog = await open(
    <>
      <p>Long</p>
      <input type="file" aria-label="File" />
    </>,
  );
  await act(dialog);
  if (isClosed) {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  } else {
    expect(dialog).toBeVisible();
  }
});

test.each<[what: string, content: ReactNode, name: string]>([
  [
    'its first field',
    <>
      <a href="/x">All projects</a>
      <input aria-label="Name" />
    </>,
    'Name',
  ],
  [
    'its first link',
    <>
      <button type="button">Press</button>
      <a href="/x">All projects</a>
    </>,
    'All projects',
  ],
  ['the cross, where it has text alone', 'Text', 'Close'],
])('the focus begins on %s', async (_, content, name) => {
  await open(content);
  expect(document.activeElement).toHaveAccessibleName(name);
});

test.each<[what: string, content: ReactNode, tabIndex: string | null]>([
  ['text alone', 'Long', '0'],
  [
    'a link',
    <a key="link" href="/x">
      Long
    </a>,
    null,
  ],
])('a dialog that scrolls over %s has its stop for the keyboard', async (_, content, tabIndex) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const dialog = await open(content);
  expect(dialog.querySelector('.body')?.getAttribute('tabindex')).toBe(tabIndex);
  jest.restoreAllMocks();
});
