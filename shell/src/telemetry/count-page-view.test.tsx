import { startBeacon } from './beacon';
import { countPageView } from './count-page-view';

// The page's own reporting, which is tested in a browser (`integration/operation/beacon`).
jest.mock('./beacon', () => ({ startBeacon: jest.fn() }));

const context = {} as Parameters<typeof countPageView>[1];

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(startBeacon).mockClear();
});
afterEach(() => jest.useRealTimers());

test.each<[what: string, navigator: object, sample: number, isCounted: boolean]>([
  ['a view of the sample is counted', {}, 1, true],
  ['a view outside of the sample is not', {}, 0, false],
  ['a visitor who sends Global Privacy Control is not counted', { globalPrivacyControl: true }, 1, false],
  ['without a connection nothing is loaded and nothing counted', { onLine: false }, 1, false],
])('%s', async (_, properties, sample, isCounted) => {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  countPageView({ shell: 'abc', sample }, context);
  await jest.runAllTimersAsync();
  expect(startBeacon).toHaveBeenCalledTimes(isCounted ? 1 : 0);
  for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
});
