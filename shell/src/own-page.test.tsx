import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { lazyCode, type ShellPageModule } from './federation/page/shell-page';
import { OwnPage } from './own-page';

const drawn: ShellPageModule = { Component: () => <p>Drawn here</p>, head: () => ({ title: 'x', description: 'x' }) };

/** The document as the server sends it, hydrated by React. */
async function hydrate(code: ReturnType<typeof lazyCode<ShellPageModule>>, sent: string) {
  document.body.innerHTML = `<main id="main"><div data-own-page="">${sent}</div></main>`;
  const main = document.querySelector('main') as HTMLElement;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(main, <OwnPage code={code} data={undefined} intro={false} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

test('the server’s HTML stays where the page’s code fails to load', async () => {
  const code = lazyCode(async () => drawn);
  expect(await hydrate(code, '<p>Sent <b>whole</b></p>')).toEqual([]);
  expect(screen.getByText('whole')).toBeInTheDocument();
  expect(screen.queryByText('Drawn here')).toBeNull();
});

test('the page’s code hydrates the server’s HTML', async () => {
  const code = lazyCode(async () => drawn);
  await code.load();
  expect(await hydrate(code, '<p>Drawn here</p>')).toEqual([]);
  expect(screen.getByText('Drawn here')).toBeInTheDocument();
});

test('code that failed is loaded again, and loaded code is not', async () => {
  let requested = 0;
  const code = lazyCode(async () => {
    requested += 1;
    if (requested === 1) throw new Error('The line is broken.');
    return drawn;
  });
  await expect(code.load()).rejects.toThrow('The line is broken.');
  expect(code.now).toBeNull();
  await code.load();
  expect(await code.load()).toBe(drawn);
  expect([requested, code.now]).toEqual([2, drawn]);
});
