import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadDocument } from '../../document/load-document';
import { SlotContainers } from '../containers/slot-containers';
import type { BrowserHost } from '../host/browser-host';
import { BrowserHostContext } from '../host/browser-host-context';
import type { IslandModule } from '../load-island';
import { LiveIsland } from './live-island';

// jsdom cannot navigate to a new document.
jest.mock('../../document/load-document', () => ({ loadDocument: jest.fn(async () => {}) }));

const source = { remote: 'mfe-listings', module: './slots/flats', hydration: 'idle' } as const;
const late = { status: 'failed', failure: { kind: 'late' } } as const;

const flats: IslandModule = { Component: Flats };

function Flats() {
  return <p>Three flats</p>;
}

test('a part that the page did not wait for shows that it is loading, and appears when loaded', async () => {
  let come = (_: IslandModule) => {};
  const coming = new Promise<IslandModule>((resolve) => {
    come = resolve;
  });
  let loaded: IslandModule | undefined;
  const host = {
    loaderTimeLimit: 1000,
    loadedModule: () => loaded,
    loadModule: () => coming,
    loaderArguments: () => ({}),
    run: async (code: () => unknown) => code(),
    containers: new SlotContainers(),
    report: () => {},
  } as unknown as BrowserHost;
  render(
    <BrowserHostContext value={host}>
      <LiveIsland id="flats" source={source} loaded={late} />
    </BrowserHostContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  loaded = flats;
  come(loaded);
  expect(await screen.findByText('Three flats')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

function Broken(): never {
  throw new Error('broken');
}

test.each([
  { what: 'another release is live by now', isBehind: true, documents: 1 },
  { what: 'there is no other', isBehind: false, documents: 0 },
])('a part that broke is asked for with a new document where $what', async ({ isBehind, documents }) => {
  jest.mocked(loadDocument).mockClear();
  const report = jest.fn();
  const host = {
    loaderTimeLimit: 1000,
    loadedModule: () => ({ Component: Broken }),
    loadModule: async () => ({ Component: Broken }),
    loaderArguments: () => ({}),
    run: async (code: () => unknown) => code(),
    isBehind: async () => isBehind,
    containers: new SlotContainers(),
    report,
  } as unknown as BrowserHost;
  render(
    <BrowserHostContext value={host}>
      <LiveIsland id="flats" source={source} loaded={{ status: 'ready', data: undefined }} />
    </BrowserHostContext>,
  );
  fireEvent.click(screen.getByText('Try again'));
  // Rendered again, and failed again.
  await waitFor(() => expect(report.mock.calls.length).toBeGreaterThan(1));
  expect(loadDocument).toHaveBeenCalledTimes(documents);
  // React logs the error of the part.
  jest.mocked(console.error).mockClear();
});
