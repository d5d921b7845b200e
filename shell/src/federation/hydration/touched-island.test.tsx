import { waitFor } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import type { RemoteModule } from '../../composition/composition';
import { SlotContainers } from '../containers/slot-containers';
import type { BrowserHost } from '../host/browser-host';
import type { LoadedPage } from '../page/load-page';
import { hydrateTouchedIsland } from './touched-island';

const Heart: ComponentType<{ readonly data: unknown }> = () => <button type="button">Save</button>;

const source = (module: string): RemoteModule => ({ remote: 'mfe-x', module, hydration: 'idle' });
const ready = { status: 'ready', data: null } as const;

/** A page with two parts, as the server sends it. */
const page = {
  name: 'home',
  source: null,
  island: null,
  slots: {
    first: [{ id: 'first', source: source('./slots/first'), result: ready }],
    second: [{ id: 'second', source: source('./slots/second'), result: ready }],
  },
  rendered: ['first', 'second'],
} as unknown as LoadedPage;

let root: HTMLElement;
let requested: string[];

beforeEach(() => {
  requested = [];
  const html = renderToString(<Heart data={null} />);
  const island = (id: string) => `<div data-island="${id}"><div data-island-root="">${html}</div></div>`;
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<header><a href="/">Iwan</a></header>${island('first')}${island('second')}`;
});
afterEach(() => {
  root.remove();
});

/** A browser host; `hasCode`: the code of remotes loads, otherwise it never does. */
function browserHost(hasCode: boolean): BrowserHost {
  const loadModuleInTheEnd = ({ module }: RemoteModule) => {
    requested.push(module);
    return hasCode ? Promise.resolve({ Component: Heart }) : new Promise(() => {});
  };
  return {
    loadModuleInTheEnd,
    router: createMemoryRouter([{ path: '*' }]),
    containers: new SlotContainers(),
    report: () => {},
  } as unknown as BrowserHost;
}

const focus = (selector: string) => root.querySelector<HTMLElement>(selector)?.focus();
const hydrated = () => [...root.querySelectorAll<HTMLElement>('[data-hydrated]')].map(({ dataset }) => dataset.island);

test('the part with the focus is hydrated, and no other', async () => {
  focus('[data-island=second] button');
  await act(() => hydrateTouchedIsland(root, page, browserHost(true)));
  // On a busy machine the timeout may have passed before the part was hydrated.
  await waitFor(() => expect(hydrated()).toEqual(['second']));
  expect(requested).toEqual(['./slots/second']);
});

test('nothing is hydrated for a focus in the header', async () => {
  focus('header a');
  await act(() => hydrateTouchedIsland(root, page, browserHost(true)));
  expect([requested, hydrated()]).toEqual([[], []]);
});

test('the shell continues without a part whose code does not load', async () => {
  jest.useFakeTimers();
  focus('[data-island=first] button');
  let isOver = false;
  void hydrateTouchedIsland(root, page, browserHost(false)).then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(200);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect([isOver, hydrated()]).toEqual([true, []]);
  jest.useRealTimers();
});
