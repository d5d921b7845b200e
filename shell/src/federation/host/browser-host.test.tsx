import { sentComposition } from '../../composition/composition';
import { releaseOfListings, respondWithComposition, siteWith, startFederation } from '../../testing/federated-tab';
import { BrowserHost } from './browser-host';

const one = releaseOfListings('one');
const two = releaseOfListings('two');
const sentWith = (release: Parameters<typeof siteWith>[0]) => sentComposition(siteWith(release));
const json = (value: unknown) => async () => Response.json(value);

beforeAll(startFederation);
afterEach(() => jest.useRealTimers());

describe('a tab that runs a release of a remote', () => {
  test('is outdated once another is live, and keeps its own until then', async () => {
    const host = new BrowserHost(siteWith(one));
    const requested = respondWithComposition(json(sentWith(two)));
    expect(await host.isBehind('mfe-listings')).toBe(true);
    // Requested again each time, without a recent or cached response: the visitor has pressed "Try again".
    expect(await host.isBehind('mfe-listings')).toBe(true);
    expect(requested.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache']);
    expect(host.composition).toEqual(siteWith(two));
    respondWithComposition(json(sentWith(one)));
    expect(await host.isBehind('mfe-listings')).toBe(false);
  });

  test.each([
    ['the same release is live', json(sentWith(one))],
    ['the remote is off the site', json(sentWith(null))],
    ['the server has an error', async () => Response.json(sentWith(two), { status: 503 })],
    ['the server is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['another program answers with a page', async () => new Response('<p>Log in</p>')],
    ['the answer ends too early', async () => new Response('{"table":[')],
    ['the answer is null', json(null)],
    ['the answer is empty', json({})],
    ['the answer is an error of another program', json({ error: 'x', table: [], releases: null })],
  ])('is not behind where %s', async (_, response) => {
    const host = new BrowserHost(siteWith(one));
    respondWithComposition(response);
    expect(await host.isBehind('mfe-listings')).toBe(false);
    expect(host.composition.routes).toEqual(siteWith(one).routes);
  });

  test('is not outdated without a response within five seconds', async () => {
    jest.useFakeTimers();
    const host = new BrowserHost(siteWith(one));
    const requested = respondWithComposition(() => new Promise(() => {}));
    let isBehind: boolean | null = null;
    void host.isBehind('mfe-listings').then((result) => {
      isBehind = result;
    });
    await jest.advanceTimersByTimeAsync(4999);
    expect(isBehind).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(isBehind).toBe(false);
    expect(requested[0]?.signal?.aborted).toBe(true);
  });

  test('is not outdated by a remote that was added after it was opened', async () => {
    const host = new BrowserHost(siteWith(null));
    respondWithComposition(json(sentWith(one)));
    expect(await host.isBehind('mfe-listings')).toBe(false);
  });
});
