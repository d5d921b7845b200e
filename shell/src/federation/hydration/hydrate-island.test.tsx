import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { arrivalNoticeStore } from '../../document/arrival-notice-store';
import { startUpName, translationName } from '../../document/start-up/names';
import { recordTranslation } from '../../document/start-up/record-translation';
import { translate } from '../../testing/translate';
import { SlotContainers } from '../containers/slot-containers';
import type { BrowserHost } from '../host/browser-host';
import { hydrateIsland } from './hydrate-island';

const Heart: ComponentType<{ readonly data: unknown }> = () => {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" aria-pressed={isSaved} onClick={() => setSaved(!isSaved)}>
      Save
    </button>
  );
};

const source = { remote: 'mfe-x', module: './slots/x', hydration: 'interaction' } as const;

let host: HTMLElement;
let browser: BrowserHost;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  host.dataset.island = 'x';
  host.innerHTML = `<div data-island-root="">${renderToString(<Heart data={null} />)}</div>`;
  browser = {
    loadModuleInTheEnd: async () => ({ Component: Heart }),
    router: createMemoryRouter([{ path: '*' }]),
    containers: new SlotContainers(),
    report: () => {},
  } as unknown as BrowserHost;
});
afterEach(() => {
  host.remove();
  Reflect.deleteProperty(window, startUpName);
});

const begin = () => hydrateIsland({ host, id: 'x', source, data: null, browser });

test('a press before the code was loaded counts as the touch that a part waits for', async () => {
  Reflect.set(window, startUpName, {
    pressed: new Map([[screen.getByRole('button'), performance.now()]]),
    takenBack: new Set(),
    stopListening: () => {},
  });
  begin();
  await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument());
});

test('a button whose code is missing shows so, and does its work once the code loads', async () => {
  jest.useFakeTimers();
  let come = () => {};
  const code = new Promise<{ readonly Component: typeof Heart }>((resolve) => {
    come = () => resolve({ Component: Heart });
  });
  browser = { ...browser, loadModuleInTheEnd: () => code } as unknown as BrowserHost;
  begin();
  screen.getByRole('button').focus();
  screen.getByRole('button').click();
  await jest.advanceTimersByTimeAsync(7000);
  expect(arrivalNoticeStore.getState().notice).toBe(
    'This part is still loading. Try again in a moment or reload the page.',
  );
  jest.useRealTimers();
  come();
  await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument());
  arrivalNoticeStore.dismiss();
});

const Vote: ComponentType<{ readonly data: unknown }> = () => (
  <form method="post">
    <label>
      <input type="radio" name="vote" value="yes" />
      Yes
    </label>
    <button type="submit">Send</button>
  </form>
);

test('a radio button that was selected before the press that sends its form is sent with it', async () => {
  host.innerHTML = `<div data-island-root="">${renderToString(<Vote data={null} />)}</div>`;
  browser = { ...browser, loadModuleInTheEnd: async () => ({ Component: Vote }) } as unknown as BrowserHost;
  const sent: unknown[] = [];
  host.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(event.target as HTMLFormElement).get('vote'));
  });
  screen.getByRole('radio').click();
  begin();
  screen.getByRole('button').focus();
  screen.getByRole('button').click();
  await waitFor(() => expect(sent).toEqual(['yes']));
});

test('a press on a translated part counts, and the part keeps its elements and its language', async () => {
  recordTranslation(translationName);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
  document.getElementById('root')?.append(host);
  translate();
  await Promise.resolve();
  const heart = screen.getByRole('button');
  begin();
  heart.focus();
  heart.click();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(heart).toHaveTextContent('fr: Save');
  expect(heart).toBeInTheDocument();
});

test('untouched it stays HTML', async () => {
  begin();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(host).not.toHaveAttribute('data-hydrated');
});

test('an element is hydrated as one island only', () => {
  expect(begin()).toBe(begin());
});

const Greeting: ComponentType<{ readonly data: unknown }> = ({ data }) => {
  const [name, setName] = useState('');
  return (
    <label>
      {String(data)}
      <input value={name} onChange={({ target }) => setName(target.value)} />
    </label>
  );
};

test('newer data during hydration keeps typed text, and its field', async () => {
  host.innerHTML = `<div data-island-root="">${renderToString(<Greeting data="before" />)}</div>`;
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Noura';
  field.focus();
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  browser = { ...browser, loadModuleInTheEnd: async () => ({ Component: Greeting }) } as unknown as BrowserHost;
  hydrateIsland({ host, id: 'x', source, data: 'before', browser, isTouched: true }).update('after');
  await waitFor(() => expect(host).toHaveTextContent('after'));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Noura');
  expect(complained).not.toHaveBeenCalled();
});
