import { announcePlace } from '@iwan/shared/dom/slot-place';
import { SlotPlace } from '@iwan/shared/ui/layout/slot-place';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SlotContainers } from '../containers/slot-containers';
import type { BrowserHost } from '../host/browser-host';
import { BrowserHostContext } from '../host/browser-host-context';
import type { IslandModule } from '../load-island';
import type { LoadedPage } from '../page/load-page';
import { PageProvider } from '../page/page-context';
import { PagePlaces } from './page-places';

const source = { remote: 'mfe-listings', module: './slots/flats', hydration: 'load' } as const;
const location = { pathname: '/', search: '', hash: '', state: null, key: 'x' };

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

const counter = { Component: Counter } as IslandModule;
const host = {
  loadedModule: () => counter,
  loadModuleInTheEnd: async () => counter,
  report: (_: unknown, error: unknown) => {
    throw error;
  },
  router: { subscribe: () => () => {}, state: { location } },
  containers: new SlotContainers(),
} as unknown as BrowserHost;

const page = (rendered: readonly string[]): LoadedPage => ({
  name: 'developer',
  head: { title: 'x', description: 'x' },
  status: 200,
  island: { status: 'ready', data: null },
  source: null,
  slots: { flats: [{ id: 'flats', source, result: { status: 'ready', data: null } }] },
  rendered,
});

function Site({ loaded, children }: { readonly loaded: LoadedPage; readonly children?: React.ReactNode }) {
  return (
    <BrowserHostContext value={host}>
      <PageProvider page={loaded} html={new Map()}>
        {children}
        <PagePlaces />
      </PageProvider>
    </BrowserHostContext>
  );
}

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  document.body.innerHTML = '';
});

const press = () => fireEvent.click(screen.getByRole('button'));

test('a page loaded in this tab has the part in its slot, also where the slot appears later or again', () => {
  const loaded = page([]);
  const { rerender, container } = render(
    <Site loaded={loaded}>
      <SlotPlace name="flats" />
    </Site>,
  );
  press();
  expect(container.querySelector('[data-slot-place]')).toHaveTextContent('Pressed 1');
  rerender(<Site loaded={loaded} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Site loaded={loaded}>
      <p>Drawn anew</p>
      <SlotPlace name="flats" />
    </Site>,
  );
  press();
  expect(container.querySelector('[data-slot-place]')).toHaveTextContent('Pressed 2');
});

const serverHtml =
  '<div data-slot-place="flats"><div><div data-island="flats"><div data-island-root=""><button type="button">Pressed <!-- -->0</button></div></div></div></div>';

/** The page as the server has sent it, hydrated by React. */
async function hydrated(): Promise<HTMLElement> {
  const around = document.createElement('section');
  around.innerHTML = serverHtml;
  document.body.append(around);
  const button = screen.getByRole('button');
  render(<Site loaded={page(['page', 'flats'])} />);
  await waitFor(() => expect(around.querySelector('[data-hydrated]')).not.toBeNull());
  expect(screen.getByRole('button')).toBe(button);
  return around;
}

test('the server’s HTML of a slot is taken over unchanged', async () => {
  await hydrated();
  press();
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
});

test('the part lives on in the restored HTML where the page around it failed', async () => {
  const around = await hydrated();
  press();
  act(() => {
    around.innerHTML = serverHtml;
    for (const place of around.children) announcePlace(place);
  });
  press();
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 2');
});

test('the server’s notice of an unavailable part is removed once the tab has the part', async () => {
  document.body.innerHTML = '<div data-slot-place="flats"><div><p role="status">Not there</p></div></div>';
  render(<Site loaded={page(['page'])} />);
  expect(await screen.findByRole('button')).toBeInTheDocument();
  expect(screen.queryByText('Not there')).toBeNull();
});
