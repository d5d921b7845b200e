import { isConnectionSlow } from './slow-connection';

interface Entry {
  readonly name?: string;
  readonly takes?: number;
  readonly transferSize?: number;
  readonly workerStart?: number;
}

/** Entries of the performance timeline, which jsdom does not keep. */
function loaded(entries: readonly Entry[]): void {
  const timings = entries.map(({ name = '/shell/a.js', takes = 0, transferSize = 900, ...rest }) => ({
    name: new URL(name, location.origin).href,
    startTime: 10,
    responseEnd: 10 + takes,
    transferSize,
    workerStart: 0,
    ...rest,
  }));
  performance.getEntriesByType = (type: string) =>
    (type === 'resource' ? timings : []) as unknown as PerformanceEntryList;
}

const { getEntriesByType } = performance;
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  [99, false],
  [100, true],
])('where the browser estimates a round trip of %i ms, no file is looked at', (rtt, expected) => {
  Object.defineProperty(navigator, 'connection', { value: { rtt }, configurable: true });
  loaded([{ takes: expected ? 1 : 900 }]);
  expect(isConnectionSlow()).toBe(expected);
});

test.each<[what: string, entries: readonly Entry[], expected: boolean]>([
  ['nothing loaded', [], false],
  ['a file just below', [{ takes: 150 }, { takes: 129 }], false],
  ['slow files', [{ takes: 150 }, { takes: 130 }], true],
  ['one quick file among slow ones', [{ takes: 900 }, { takes: 900 }, { takes: 20 }], false],
  ['a slow file of another site', [{ takes: 900, name: 'https://other.example/a.png' }], false],
  ['a cached file', [{ takes: 900, transferSize: 0 }], false],
  ['a file of the service worker', [{ takes: 900, workerStart: 5 }], false],
])('a connection is slow by the files that were loaded: %s', (_, entries, expected) => {
  loaded(entries);
  expect(isConnectionSlow()).toBe(expected);
});
