import { type Dialog, dialogStore, useDialogs, useOverlay } from '@iwan/shared/state/dialogs';
import { act, render } from '@testing-library/react';
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

/** The dialogs of the site, as far as the address is concerned. */
function Outlet() {
  const dialog = useDialogs((state) => state.dialog);
  return dialog === null ? null : <Sheet key={dialog.name} />;
}

function Sheet() {
  useOverlay(dialogStore.close);
  return <p>open</p>;
}

/** A visitor comes to a page by its address. */
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

test('a dialog that a press opens stands in the address, behind what is the page’s, until it is closed', () => {
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

test('one dialog in place of another stands there in its place', () => {
  begin('/career?tab=x');
  open({ name: 'calculator', price: 5 });
  open({ name: 'saved' });
  expect(address()).toBe('/career?tab=x&dialog=saved');
  close();
  expect(address()).toBe('/career?tab=x');
});

test('a page that is come to with a dialog in its address opens it', () => {
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

test('what the site has no dialog for is left in the address', () => {
  begin('/career?dialog=nobodys');
  expect([opened(), address()]).toEqual([null, '/career?dialog=nobodys']);
});
