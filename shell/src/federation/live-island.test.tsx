import { render, screen } from '@testing-library/react';
import type { BrowserHost } from './browser-host';
import { BrowserHostContext } from './browser-host-context';
import { LiveIsland } from './live-island';
import type { IslandModule } from './load-island';

const source = { remote: 'mfe-listings', module: './slots/flats', hydration: 'idle' } as const;
const late = { status: 'failed', failure: { kind: 'late' } } as const;

const flats: IslandModule = { Component: Flats };

function Flats() {
  return <p>Three flats</p>;
}

test('a part that the page did not wait for says that it is loading, and appears when it has come', async () => {
  let come = (_: IslandModule) => {};
  const coming = new Promise<IslandModule>((resolve) => {
    come = resolve;
  });
  let loaded: IslandModule | undefined;
  const host = {
    loaderTimeLimit: 1000,
    loadedModule: () => loaded,
    loadModule: () => coming,
    loaderArguments: async () => ({}),
    run: async (code: () => unknown) => code(),
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
