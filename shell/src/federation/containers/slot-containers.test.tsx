import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act, type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { FailureLog } from '../../telemetry/failure-log';
import { startFederation } from '../../testing/federated-tab';
import { BrowserHost } from '../host/browser-host';
import { BrowserHostContext } from '../host/browser-host-context';
import { hydrateIsland } from '../hydration/hydrate-island';
import { LiveIsland } from '../islands/live-island';

const manifest = 'https://team.example/shop/mf-manifest.json';
const granted = { manifest, integrity: 'sha256-x', module: './offer' };
const source = { remote: 'mfe-x', module: './slots/x', hydration: 'interaction' } as const;

function Offer({
  params,
  query,
  locale,
}: {
  readonly params: object;
  readonly query: string;
  readonly locale: string;
}) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The offer is over.');
  return (
    <button type="button" onClick={() => setTimeout(setBroken, 0, true)}>
      {`Offer ${JSON.stringify(params)} ${query} ${locale}`}
    </button>
  );
}

function Broken(): never {
  throw new Error('It is broken.');
}

function Endless(): never {
  throw new Promise(() => {});
}

const Heart: ComponentType<{ readonly data: unknown }> = () => {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" aria-pressed={isSaved} onClick={() => setSaved(!isSaved)}>
      Save
    </button>
  );
};

/** Each test has a slot of its own, since the runtime keeps the container of a slot for the whole tab. */
let tests = 0;
let slot: string;
let host: HTMLElement;
let requests: RequestInit[];
let failures: FailureLog;
let browser: BrowserHost;

beforeAll(startFederation);
beforeEach(() => {
  tests += 1;
  slot = `slot-${tests}`;
  window.history.replaceState(null, '', '/?tab=all');
  host = document.body.appendChild(document.createElement('div'));
  host.dataset.island = slot;
  host.innerHTML = `<div data-island-root="">${renderToString(<Heart data={null} />)}</div>`;
  failures = new FailureLog();
  browser = new BrowserHost({ routes: [], releases: {} } as never, failures, { [slot]: granted });
  browser.router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/?tab=all'] });
  jest.spyOn(browser, 'loadModuleInTheEnd').mockResolvedValue({ Component: Heart });
  jest.spyOn(browser, 'loadedModule').mockReturnValue({ Component: Heart });
  provide(Offer);
});
afterEach(() => {
  host.remove();
});

/** Fakes another team's server, and the global container that its entry would define. */
function provide(exported: unknown, response = responses.well): void {
  requests = [];
  globalThis.fetch = (async (address: string, request: RequestInit) => {
    if (address !== manifest) throw new Error(`Nothing answers ${address}.`);
    requests.push(request);
    return response();
  }) as typeof fetch;
  const get = async () => () => ({ default: exported });
  Reflect.set(globalThis, metaData().globalName, { init: () => {}, get });
}

function metaData() {
  return { globalName: `shop_${tests}`, publicPath: 'auto', remoteEntry: { name: `entry.${tests}.js`, path: '' } };
}

const hydrate = () => hydrateIsland({ host, id: slot, source, data: null, browser });
const touch = () => host.querySelector('button')?.focus();
const offer = () => screen.findByRole('button', { name: 'Offer {} tab=all en-AE' });

/** Expects the server-rendered part, hydrated. */
async function expectOwn(): Promise<void> {
  await waitFor(() => expect(host).toHaveAttribute('data-hydrated'));
  const heart = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(failures.failures).toEqual([{ kind: 'load', name: 'shell', version: null }]);
}

test('a touch replaces the HTML of the server by the component, with the hash of its manifest checked', async () => {
  hydrate();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toEqual([]);
  touch();
  expect(await offer()).toBeInTheDocument();
  expect(requests).toMatchObject([{ integrity: 'sha256-x', credentials: 'omit' }]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(browser.loadModuleInTheEnd).not.toHaveBeenCalled();
  expect(failures.failures).toEqual([]);
});

const responses = {
  well: async () => Response.json({ metaData: metaData() }),
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  unavailable: async () => new Response('', { status: 503 }),
  otherwise: async () => Response.json({}),
  never: () => new Promise<Response>(() => {}),
};

test.each([
  { what: 'manifest has another hash', response: responses.refused, exported: Offer },
  { what: 'server has an error', response: responses.unavailable, exported: Offer },
  { what: 'manifest is none', response: responses.otherwise, exported: Offer },
  { what: 'module has no default export', response: responses.well, exported: undefined },
  { what: 'component throws', response: responses.well, exported: Broken },
])('the HTML stays and is hydrated where the $what', async ({ response, exported }) => {
  provide(exported, response);
  hydrate();
  touch();
  await expectOwn();
});

test('the HTML comes back and is hydrated where the component throws later', async () => {
  hydrate();
  touch();
  fireEvent.click(await offer());
  await screen.findByRole('button', { name: 'Save' });
  await expectOwn();
});

test.each([
  { what: 'does not answer', response: responses.never, exported: Offer },
  { what: 'shows nothing', response: responses.well, exported: Endless },
])('the HTML is hydrated after a while where the container $what', async ({ response, exported }) => {
  jest.useFakeTimers();
  provide(exported, response);
  hydrate();
  touch();
  for (const milliseconds of [6000, 100]) await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  jest.useRealTimers();
  await expectOwn();
});

describe('a part that is rendered in the browser', () => {
  const show = () =>
    render(
      <BrowserHostContext value={browser}>
        <LiveIsland id={slot} source={source} loaded={{ status: 'ready', data: null }} />
      </BrowserHostContext>,
    );
  beforeEach(() => host.remove());

  test('shows the component as soon as it is loaded', async () => {
    show();
    expect(await offer()).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('shows that of its remote again where the component throws', async () => {
    show();
    fireEvent.click(await offer());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(failures.failures).toHaveLength(1);
    // React logs the error of the component.
    jest.mocked(console.error).mockClear();
  });
});
