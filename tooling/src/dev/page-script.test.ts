/** @jest-environment jsdom */
import { pageScript } from './page-script';

const overlay = () => Object.assign(document.createElement('iframe'), { id: 'rspack-dev-server-client-overlay' });

let observer: MutationObserver | undefined;
afterEach(() => observer?.disconnect());

test('the overlay of errors is shown once, above an open dialog, however many builds report them', async () => {
  const shown: Element[] = [];
  Object.assign(HTMLElement.prototype, {
    popover: null,
    showPopover(this: HTMLElement) {
      shown.push(this);
    },
  });
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observer = this;
    }
  };
  const script = document.createElement('script');
  script.textContent = pageScript;
  document.head.append(script);
  const [first, second] = [overlay(), overlay()];
  document.body.append(first);
  await Promise.resolve();
  document.body.append(second);
  await Promise.resolve();
  expect(shown).toEqual([first]);
  expect([first.hidden, second.hidden]).toEqual([false, true]);
});
