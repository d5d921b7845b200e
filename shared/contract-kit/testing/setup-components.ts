import '@testing-library/jest-dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// A busy machine is not a fault of the code: what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// What every browser has and jsdom has not.
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})) as typeof matchMedia;
Element.prototype.scrollIntoView ??= () => {};
Blob.prototype.arrayBuffer ??= function read(this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

let errors: jest.SpiedFunction<typeof console.error>;
let warnings: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

// An error that nobody expected is a failure: a test that expects one clears the spy itself.
afterEach(() => {
  const heard = [...errors.mock.calls, ...warnings.mock.calls];
  errors.mockRestore();
  warnings.mockRestore();
  expect(heard).toEqual([]);
});
