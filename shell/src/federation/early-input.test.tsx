import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
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

function Greeting() {
  const [name, setName] = useState('');
  // As a draft is: restored once the page is alive.
  useEffect(() => setName('Zoë from before'), []);
  return <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />;
}

test.each([
  { what: 'takes the place of a restored draft', more: '', value: 'Zoë' },
  { what: 'goes on with what is typed while the page comes to life', more: ' Alba', value: 'Zoë Alba' },
])('what was typed early $what', ({ more, value }) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<input aria-label="Name">';
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'Zoë';
  const enterAgain = takeEarlyInput(root);
  if (more !== '') {
    field.value = more;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    act(() => {
      hydrateRoot(root, <Greeting />);
    });
  }
  act(enterAgain);
  expect(field).toHaveValue(value);
});
