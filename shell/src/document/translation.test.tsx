import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '../testing/translate';
import { translationName } from './start-up/names';
import { recordTranslation } from './start-up/record-translation';
import { tolerateTranslation, undoTranslation } from './translation';

const page =
  '<div id="root"><p>one <b>two</b> three</p><div data-island="x"><div id="part"><p>four</p></div></div></div>';
const root = () => document.getElementById('root') as HTMLElement;
const part = () => document.getElementById('part') as HTMLElement;

recordTranslation(translationName);
document.dispatchEvent(new Event('DOMContentLoaded'));

function Saved() {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" onClick={() => setSaved(!isSaved)}>
      {isSaved ? <i>!</i> : null}
      {isSaved ? null : 'Save'} <b>it</b>
    </button>
  );
}

beforeEach(() => {
  document.body.innerHTML = page;
});

async function translated(): Promise<void> {
  translate();
  // The observer is called in a microtask.
  await Promise.resolve();
}

test('restores the same texts of one part, and translates it again', async () => {
  await translated();
  expect(root().innerHTML).toContain('<p><font><font>fr: one </font></font><b><font><font>fr: two</font></font></b>');
  const translateAgain = undoTranslation(part());
  expect(part().innerHTML).toBe('<p>four</p>');
  expect(root().querySelector('p')).toHaveTextContent('fr: one fr: twofr: three');
  translateAgain();
  expect(part()).toHaveTextContent('fr: four');
});

test('leaves the parts of remotes alone where the page itself is restored', async () => {
  await translated();
  undoTranslation(root());
  expect(root().querySelector('p')?.innerHTML).toBe('one <b>two</b> three');
  expect(part()).toHaveTextContent('fr: four');
});

test('keeps what has changed since then', async () => {
  await translated();
  const translateAgain = undoTranslation(part());
  part().innerHTML = '<p>five</p>';
  translateAgain();
  expect(part().innerHTML).toBe('<p>five</p>');
});

test('records nothing of a part that is hydrated', async () => {
  root().dataset.hydrated = '';
  await translated();
  undoTranslation(root());
  expect(root()).toHaveTextContent('fr: one');
});

test('a translated part that is hydrated can change', async () => {
  tolerateTranslation();
  const place = document.body.appendChild(document.createElement('div'));
  const app = createRoot(place);
  act(() => app.render(<Saved />));
  translate();
  act(() => place.querySelector('button')?.click());
  expect(place.querySelector('i')).toBeInTheDocument();
  act(() => app.unmount());
});
