import { provideHttp } from '@iwan/shared/api/http';
import type { Http } from '@iwan/shared/contracts/http';
import { type BrowserRelease, sentComposition } from '../../composition/composition';
import { loadDocument } from '../../document/load-document';
import {
  releaseOfListings,
  respondWithComposition,
  runEntry,
  siteWith,
  startFederation,
} from '../../testing/federated-tab';
import { BrowserHost } from '../host/browser-host';
import { pageLoader } from './page-loader';

// jsdom cannot navigate to a new document.
jest.mock('../../document/load-document', () => ({ loadDocument: jest.fn(async () => {}) }));

const map = './pages/map';
const url = new URL('http://site/map');
const { signal } = new AbortController();
const chunkIsGone = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const page = { route: { Component: () => null, head: () => ({ title: 'Map', description: 'x' }) } };

beforeAll(() => {
  startFederation();
  provideHttp(async () => ({}) as Http);
});
beforeEach(() => {
  jest.mocked(loadDocument).mockClear();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

/** A tab whose document has the release `rendered`, while the release `live` is live. */
function tabOf(rendered: BrowserRelease, live: BrowserRelease) {
  respondWithComposition(async () => Response.json(sentComposition(siteWith(live))));
  const host = new BrowserHost(siteWith(rendered));
  return { host, ...pageLoader(host, {}) };
}

test('a page whose code was removed with its release loads a new document at once', async () => {
  const rendered = releaseOfListings('gone', [map]);
  runEntry(rendered, { [map]: chunkIsGone });
  const { host, load } = tabOf(rendered, releaseOfListings('live', [map]));
  await load(url, signal);
  expect(host.isOutdated).toBe(true);
  expect(loadDocument).toHaveBeenCalledWith(url, signal);
});

test('a page that only the live release has loads a new document at once', async () => {
  const rendered = releaseOfListings('without');
  runEntry(rendered, {});
  const { load } = tabOf(rendered, releaseOfListings('with', [map]));
  await load(url, signal);
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('a page whose code of the live release fails to load shows so, and loads a document at the second press', async () => {
  const live = releaseOfListings('broken', [map]);
  runEntry(live, { [map]: chunkIsGone });
  const { load } = tabOf(live, live);
  expect(await load(url, signal)).toMatchObject({ kind: 'page', page: { status: 503 } });
  expect(loadDocument).not.toHaveBeenCalled();
  await load(url, signal);
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('a page that was loaded ahead is not loaded again, and a failed one is', async () => {
  const live = releaseOfListings('ahead', [map]);
  let isSound = false;
  const loader = jest.fn(async () => {
    if (!isSound) throw new Error('The backend is away.');
  });
  runEntry(live, { [map]: async () => ({ route: { ...page.route, loader } }) });
  const { load, loadAhead } = tabOf(live, live);
  loadAhead(url);
  expect(await load(url, signal)).toMatchObject({ page: { status: 503 } });
  expect(loader).toHaveBeenCalledTimes(2);
  isSound = true;
  loadAhead(url);
  expect(await load(url, signal)).toMatchObject({ page: { status: 200 } });
  expect(loader).toHaveBeenCalledTimes(3);
});

test('only a page that this tab has loaded, with all its parts, may be shown again', async () => {
  const live = releaseOfListings('kept', [map]);
  runEntry(live, { [map]: async () => page });
  const { load, isWhole } = tabOf(live, live);
  const arrival = await load(url, signal);
  if (arrival.kind !== 'page') throw new Error('The page was not loaded.');
  expect([isWhole(arrival.page), isWhole({ ...arrival.page })]).toEqual([true, false]);
});

test('a tab that has run nothing of a removed release continues with the live one', async () => {
  const live = releaseOfListings('newer', [map]);
  runEntry(live, { [map]: async () => page });
  const { load } = tabOf(releaseOfListings('older'), live);
  expect(await load(url, signal)).toMatchObject({ kind: 'page', page: { status: 200, head: { title: 'Map' } } });
  expect(loadDocument).not.toHaveBeenCalled();
});
