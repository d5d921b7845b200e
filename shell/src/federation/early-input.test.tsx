import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from './early-input';

function Form() {
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <output>{`${name}, ${agrees ? 'agrees' : 'does not agree'}`}</output>
    </>
  );
}

test('what a visitor types and ticks before the page is alive is known once it is', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [text, tick] = root.querySelectorAll('input');
  if (!text || !tick) throw new Error('The form has no fields.');
  text.value = 'Zoë';
  tick.click();
  const enterAgain = takeEarlyInput(root);
  act(() => {
    hydrateRoot(root, <Form />);
  });
  act(enterAgain);
  expect(root).toHaveTextContent('Zoë, agrees');
  expect(text).toHaveValue('Zoë');
  expect(tick).toBeChecked();
});

test('an island keeps its own input for itself', () => {
  document.body.innerHTML = '<div id="page"><div data-island-root><input id="inner"></div><input id="outer"></div>';
  for (const field of document.querySelectorAll('input')) field.value = 'typed';
  takeEarlyInput(document.querySelector('#page') as Element);
  expect(document.querySelector('#inner')).toHaveValue('typed');
  expect(document.querySelector('#outer')).toHaveValue('');
});
