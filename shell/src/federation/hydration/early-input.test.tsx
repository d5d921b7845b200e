import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from './early-input';

function Form() {
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [role, setRole] = useState('Buyer');
  const [order, setOrder] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      {['Buyer', 'Broker'].map((each) => (
        <input
          key={each}
          type="radio"
          name="role"
          value={each}
          checked={role === each}
          onChange={() => setRole(each)}
        />
      ))}
      <select value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="">Ours</option>
        <option value="name">By name</option>
      </select>
      <output>{`${name}, ${agrees ? 'agrees' : 'does not agree'}, ${role}, ${order}`}</output>
    </>
  );
}

/** The form as the server sends it, and the visitor's input before hydration. */
function touchedForm() {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const html = root.innerHTML;
  const [text, tick, , broker] = root.querySelectorAll('input');
  const select = root.querySelector('select');
  if (!text || !tick || !broker || !select) throw new Error('The form lacks a field.');
  text.value = 'Zoë';
  tick.click();
  broker.click();
  select.value = 'name';
  return { root, html, text, tick, broker, select };
}

afterEach(() => document.body.replaceChildren());

test('text, checkboxes and selects entered before hydration are known after it', () => {
  const { root, text, tick, broker, select } = touchedForm();
  const early = takeEarlyInput(root);
  act(() => {
    hydrateRoot(root, <Form />);
  });
  expect(root).toHaveTextContent(', does not agree, Buyer,');
  act(() => early.enterAgain());
  expect(root).toHaveTextContent('Zoë, agrees, Broker, name');
  expect(text).toHaveValue('Zoë');
  expect(tick).toBeChecked();
  expect(broker).toBeChecked();
  expect(select).toHaveValue('name');
});

test('the input is restored in the HTML where hydration fails', () => {
  const { root, html } = touchedForm();
  const early = takeEarlyInput(root);
  root.innerHTML = html;
  early.putBack();
  const [text, tick, buyer, broker] = root.querySelectorAll('input');
  expect(text).toHaveValue('Zoë');
  expect(tick).toBeChecked();
  expect(buyer).not.toBeChecked();
  expect(broker).toBeChecked();
  expect(root.querySelector('select')).toHaveValue('name');
});

test('the input is known where React renders the page again', () => {
  const { root } = touchedForm();
  const early = takeEarlyInput(root);
  root.replaceChildren();
  act(() => createRoot(root).render(<Form />));
  act(() => early.enterAgain());
  expect(root).toHaveTextContent('Zoë, agrees, Broker, name');
});

test('an island keeps its own input', () => {
  document.body.innerHTML = '<div id="page"><div data-island-root><input id="inner"></div><input id="outer"></div>';
  for (const field of document.querySelectorAll('input')) field.value = 'typed';
  takeEarlyInput(document.querySelector('#page') as Element);
  expect(document.querySelector('#inner')).toHaveValue('typed');
  expect(document.querySelector('#outer')).toHaveValue('');
});

function Greeting({ draft }: { readonly draft: string }) {
  const [name, setName] = useState('');
  // As with a draft, which is restored after hydration.
  useEffect(() => {
    if (draft !== '') setName(draft);
  }, [draft]);
  return (
    <p>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <span>{`Hello ${name}!`}</span>
    </p>
  );
}

test.each([
  { what: 'takes the place of a restored draft', more: null, value: 'Zoë' },
  { what: 'goes on with what is typed while the page is hydrated', more: ' Alba', value: 'Zoë Alba' },
])('what was typed early $what', ({ more, value }) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Greeting draft={more === null ? 'Zoë from before' : ''} />);
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'Zoë';
  const early = takeEarlyInput(root);
  act(() => {
    hydrateRoot(root, <Greeting draft={more === null ? 'Zoë from before' : ''} />);
    // React has not hydrated this field yet: only the browser handles the event.
    if (more !== null) typeNatively(field, more);
  });
  act(() => early.enterAgain());
  expect(field).toHaveValue(value);
  expect(root).toHaveTextContent(`Hello ${value}!`);
});

test('values filled in by the server count as typed by the visitor', () => {
  const root = document.createElement('div');
  document.body.append(root);
  // As in the document after a form was posted without JavaScript and refused.
  root.innerHTML = renderToString(<Form />)
    .replace(
      'value=""/><input type="checkbox"',
      'value="Zoë" data-filled=""/><input type="checkbox" checked="" data-filled=""',
    )
    .replace('checked="" value="Buyer"', 'value="Buyer"')
    .replace('value="Broker"', 'value="Broker" checked="" data-filled=""');
  const early = takeEarlyInput(root);
  act(() => {
    hydrateRoot(root, <Form />);
  });
  act(() => early.enterAgain());
  expect(root).toHaveTextContent('Zoë, agrees, Broker');
  expect(root.querySelector('input')).toHaveValue('Zoë');
});

function typeNatively(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
