import '@testing-library/jest-dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { withFastComputedStyle } from './jsdom/computed-style';

// Longer than the default, for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// React's development build records a stack for each element, only for its warnings: a seventh of the time of rendering. It
// stops after many stacks, so this raises its counter from the start; if React has no such counter, only time is lost.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
}

withFastComputedStyle(window);
withModalDialogs(globalThis);

// Browser features that jsdom lacks.
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
Element.prototype.setPointerCapture ??= () => {};
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

// An unexpected console.error is a failure: a test that expects one clears the spy itself.
afterEach(() => {
  const heard = [...errors.mock.calls, ...warnings.mock.calls];
  errors.mockRestore();
  warnings.mockRestore();
  expect(heard).toEqual([]);
});

/** The open dialogs, the uppermost last. */
const open: HTMLDialogElement[] = [];
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [type=hidden])';

/** Modal dialogs, which jsdom lacks: they take the focus and return it, and Escape requests the uppermost one to close. */
function withModalDialogs({ HTMLDialogElement, document, Event, HTMLElement }: typeof globalThis): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      focusedBefore.set(this, document.activeElement);
      this.setAttribute('open', '');
      open.push(this);
      this.querySelector<HTMLElement>(focusable)?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      open.splice(open.indexOf(this), 1);
      const before = focusedBefore.get(this);
      if (before instanceof HTMLElement) before.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const dialog = open.at(-1);
    if (key !== 'Escape' || defaultPrevented || dialog === undefined) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
