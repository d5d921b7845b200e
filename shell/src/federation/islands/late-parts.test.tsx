import { provideHttp } from '@iwan/shared/api/http';
import type { Http } from '@iwan/shared/contracts/http';
import { act, render, screen } from '@testing-library/react';
import type { DataRouter } from 'react-router-dom';
import { sentComposition } from '../../composition/composition';
import {
  releaseOfListings,
  respondWithComposition,
  runEntry,
  siteWith,
  startFederation,
} from '../../testing/federated-tab';
import { BrowserHost } from '../host/browser-host';
import { BrowserHostContext } from '../host/browser-host-context';
import type { LoadedPage } from '../page/load-page';
import { pageLoader } from '../page/page-loader';
import { lazyCode } from '../page/shell-page';
import { LiveIsland } from './live-island';

const flats = './slots/premier-listings';
const release = releaseOfListings('late', [flats]);
const site = siteWith(release);

function Nothing() {
  return null;
}

function Flats({ data }: { readonly data: string }) {
  return <p>{data}</p>;
}

const shellPages = {
  home: {
    slots: ['premier-listings'],
    hydration: 'none',
    code: lazyCode(async () => ({ Component: Nothing, head: () => ({ title: 'Home', description: 'x' }) })),
  },
} as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a loaded page waits 2.5 seconds for its parts, and a later one appears in its place', async () => {
  let come = (_: string) => {};
  const data = new Promise<string>((resolve) => {
    come = resolve;
  });
  startFederation();
  provideHttp(async () => ({}) as Http);
  respondWithComposition(async () => Response.json(sentComposition(site)));
  runEntry(release, { [flats]: async () => ({ slot: { loader: () => data, Component: Flats } }) });
  const host = new BrowserHost(site);
  host.router = { state: { location: { pathname: '/', search: '' } } } as DataRouter;

  let page: LoadedPage | undefined;
  void pageLoader(host, shellPages)
    .load(new URL('http://site/'), new AbortController().signal)
    .then((arrival) => {
      if (arrival.kind === 'page') page = arrival.page;
    });
  await jest.advanceTimersByTimeAsync(2499);
  expect(page).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  const part = page?.slots['premier-listings']?.[0];
  expect(page?.status).toBe(200);
  if (!part) throw new Error('The page has no place for the part.');

  render(
    <BrowserHostContext value={host}>
      <LiveIsland id={part.id} source={part.source} loaded={part.result} />
    </BrowserHostContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await act(async () => {
    // Longer than the page waits, and less than the timeout of a loader.
    await jest.advanceTimersByTimeAsync(6000);
    come('Three flats');
  });
  expect(screen.getByText('Three flats')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
