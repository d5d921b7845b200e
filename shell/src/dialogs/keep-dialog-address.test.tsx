import { usePageDialog } from '@iwan/shared/router/use-page-dialog';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { dialogStore, useDialogs, useOverlay } from '@iwan/shared/state/site-store';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ComposedDialog } from '../composition/composition';
import { closeOnBack } from '../document/close-on-back';
import { keepDialogAddress } from './keep-dialog-address';
import { linkedDialog } from './linked-dialog';

const composed: ComposedDialog = { title: 'x', source: { remote: 'mfe-x', module: './dialogs/x', hydration: 'idle' } };
const dialogs = { calculator: composed, apply: composed, saved: composed };
const before = location.href;

let stop: AbortController;
let listeners: Set<() => void>;
let visit: Parameters<typeof keepDialogAddress>[0] & { state: { location: { key: string } } };

/** A part of a page that has a dialog of its own. */
function Part({ label = 'photos' }: { readonly label?: string }) {
  const { start, open, close } = usePageDialog('photos' as Dialog['name']);
  return (
    <>
      <button type="button" onClick={() => open(2)}>
        {label}
      </button>
      {start === null ? null : <PartSheet text={`${label} from ${start}`} onClose={close} />}
    </>
  );
}

function PartSheet({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  useOverlay(onClose);
  return <p>{text}</p>;
}

/** The dialogs of the site, as far as the address is concerned. */
function Outlet() {
  const dialog = useDialogs((state) => state.dialog);
  return dialog === null || !(dialog.name in dialogs) ? null : <Sheet key={dialog.name} />;
}

function Sheet() {
  useOverlay(dialogStore.close);
  return <p>open</p>;
}

/** A visitor opens a page by its address. */
function begin(address: string): void {
  history.pushState({ key: address, idx: 1 }, '', address);
  render(<Outlet />);
  closeOnBack(stop.signal);
  act(() => keepDialogAddress(visit, (search) => linkedDialog({ dialogs }, search), stop.signal));
}

const open = (dialog: Dialog) => act(() => dialogStore.open(dialog));
const close = () => act(() => dialogStore.close());
const address = () => `${location.pathname}${location.search}${location.hash}`;
const opened = () => dialogStore.getState().dialog;

function goBack(): Promise<void> {
  return act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true, capture: true }));
    history.back();
    await arrived;
  });
}

beforeEach(() => {
  stop = new AbortController();
  listeners = new Set();
  visit = {
    state: { location: { key: 'first' } },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
afterEach(() => {
  close();
  stop.abort();
  history.replaceState(null, '', before);
});

test('a dialog of the address waits until nobody types, also in the next field', async () => {
  const fields = ['one', 'two'].map((name) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.name = name;
    return field;
  });
  fields[0]?.focus();
  begin('/page?dialog=calculator');
  expect(opened()).toBeNull();
  fields[1]?.focus();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(opened()).toBeNull();
  fields[1]?.blur();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(opened()).toMatchObject({ name: 'calculator' });
  for (const field of fields) field.remove();
});

test('so does a dialog of a page', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  history.pushState({ key: 'x', idx: 1 }, '', '/page?dialog=photos');
  render(<Part />);
  expect(screen.queryByText('photos from 0')).toBeNull();
  field.blur();
  expect(await screen.findByText('photos from 0')).toBeInTheDocument();
  field.remove();
});

test('a dialog opened by a press is in the address, after the page’s query, until it is closed', () => {
  begin('/properties/?tab=Off%20Plan#list');
  open({ name: 'calculator', price: 960_000 });
  expect(address()).toBe('/properties/?tab=Off%20Plan&dialog=calculator&price=960000#list');
  close();
  expect(address()).toBe('/properties/?tab=Off%20Plan#list');
});

test('an address opens its dialog, and loses it when that is closed', () => {
  begin('/career?dialog=calculator&price=960000');
  expect(opened()).toEqual({ name: 'calculator', price: 960_000 });
  expect(address()).toBe('/career?dialog=calculator&price=960000');
  close();
  expect(address()).toBe('/career');
});

test.each(['/career', '/career?dialog=calculator'])(
  'Back closes it and leads to the page alone, from %s',
  async (path) => {
    begin(path);
    open({ name: 'calculator' });
    await goBack();
    expect(opened()).toBeNull();
    expect([address(), history.state.overlay]).toEqual(['/career', undefined]);
  },
);

test('a dialog that replaces another replaces it in the address', () => {
  begin('/career?tab=x');
  open({ name: 'calculator', price: 5 });
  open({ name: 'saved' });
  expect(address()).toBe('/career?tab=x&dialog=saved');
  close();
  expect(address()).toBe('/career?tab=x');
});

test('a navigation to an address with a dialog opens it', () => {
  begin('/career');
  history.pushState({ key: 'second', idx: 2 }, '', '/map/?dialog=saved');
  visit.state = { location: { key: 'second' } };
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(opened()).toEqual({ name: 'saved' });
  close();
  expect(address()).toBe('/map/');
});

test('an unknown dialog stays in the address', () => {
  begin('/career?dialog=nobodys');
  expect([opened(), address()]).toEqual([null, '/career?dialog=nobodys']);
});

describe('a dialog that a part of the page renders itself', () => {
  test('is in the address while it is open, and Back closes it', async () => {
    begin('/x-properties/y/?unit=2BR');
    render(<Part />);
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('photos from 2')).toBeInTheDocument();
    expect(address()).toBe('/x-properties/y/?unit=2BR&dialog=photos&at=3');
    await goBack();
    expect(screen.queryByText(/from/)).toBeNull();
    expect([address(), opened()]).toEqual(['/x-properties/y/?unit=2BR', null]);
  });

  test('is opened by the address once, where the part is hydrated after the shell', async () => {
    begin('/x-properties/y/?dialog=photos&at=4');
    render(<Part label="banner" />);
    expect(screen.getByText('banner from 3')).toBeInTheDocument();
    expect(address()).toBe('/x-properties/y/?dialog=photos&at=4');
    // The first of several parts with such a dialog opens it.
    render(<Part label="gallery" />);
    expect(screen.queryByText(/^gallery from/)).toBeNull();
    await goBack();
    expect([screen.queryByText(/from/), address()]).toEqual([null, '/x-properties/y/']);
  });

  test.each(['0', '-1', '1.5', 'x', '', '99999999999999999999999'])(
    'an invalid index %s starts with the first',
    (at) => {
      begin(`/x/?dialog=photos&at=${at}`);
      render(<Part />);
      expect(screen.getByText(at.startsWith('9') ? /^photos from/ : 'photos from 0')).toBeInTheDocument();
    },
  );

  test('is not opened by code that arrives after its page has been left', () => {
    begin('/x/');
    const { result, unmount } = renderHook(() => usePageDialog('photos' as Dialog['name']));
    unmount();
    act(() => result.current.open());
    expect(opened()).toBeNull();
  });

  test('is replaced by a dialog of the site, and closed with its page', () => {
    begin('/x/');
    const { unmount } = render(<Part />);
    act(() => screen.getByRole('button').click());
    open({ name: 'saved' });
    expect([screen.queryByText(/from/), address()]).toEqual([null, '/x/?dialog=saved']);
    act(() => screen.getByRole('button').click());
    expect(address()).toBe('/x/?dialog=photos&at=3');
    unmount();
    expect([opened(), address()]).toEqual([null, '/x/']);
  });
});
