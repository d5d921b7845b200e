import { getHttp } from '@iwan/shared/api/http';
import { dialogStore, useDialogs } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import type { LoaderArguments, SlotModule } from '../contracts/module';
import { imagePath } from '../paths/image';
import { type HostedProps, hosted } from './hosted';
import { useLocation } from './hosted-router';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ blogs: [{ id: 1, heading: 'Visas for buyers' }] });
});
afterAll(() => backend.close());

const loader = async ({ http, query, params, locale, signal }: LoaderArguments) => {
  const articles = JSON.stringify(await http.get('/api/blogs', signal));
  return { articles, requested: `${params.developer} ${query.get('tab')} ${locale}` };
};

const list: SlotModule<Awaited<ReturnType<typeof loader>>> = {
  Component: ({ data }) => (
    <>
      <p>{data.requested}</p>
      <p>{useLocation().search}</p>
      <p>{data.articles}</p>
      <a href="/blog">
        <b>All articles</b>
      </a>
      <form action="/properties">
        <button type="submit">Search</button>
      </form>
    </>
  ),
  loader,
};

function OpenDialog() {
  return <p>{useDialogs(({ dialog }) => JSON.stringify(dialog))}</p>;
}

function show(props: HostedProps = {}) {
  const List = hosted(list, backend.url);
  return render(<List {...props} />);
}

test('a part is shown with the data of its site, for the parameters that the host gives', async () => {
  show({ params: { developer: 'pelham' }, query: 'tab=Off+Plan' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByText('pelham Off Plan en-AE')).toBeInTheDocument();
  expect(screen.getByText('?tab=Off+Plan')).toBeInTheDocument();
  expect(screen.getByText(/Visas for buyers/)).toBeInTheDocument();
});

test('what it loads later and its pictures are from the site too', async () => {
  show();
  await screen.findByText(/Visas for buyers/);
  expect(await (await getHttp()).get('/api/blogs')).toBeTruthy();
  expect(imagePath('media/a.png', 320)).toBe(`${backend.url}/images/320/media/a.png`);
});

test('a part that cannot be loaded says so', async () => {
  backend.behave({ kind: 'status', status: 500 });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this part.');
});

test('its links and forms lead to the site', async () => {
  show();
  const text = await screen.findByText('All articles');
  fireEvent.pointerOver(text);
  expect(text.closest('a')).toHaveAttribute('href', `${backend.url}/blog`);
  const search = screen.getByRole('button', { name: 'Search' });
  search.focus();
  fireEvent.pointerOver(search);
  expect(search.closest('form')).toHaveAttribute('action', `${backend.url}/properties`);
});

test('a dialog is open while it is rendered, and says when the visitor closes it', async () => {
  const Calculator = hosted({ Component: OpenDialog }, backend.url, 'calculator');
  const onClose = jest.fn();
  const { unmount } = render(<Calculator query="loan=960000" onClose={onClose} />);
  expect(await screen.findByText('{"loan":"960000","name":"calculator"}')).toBeInTheDocument();
  act(() => dialogStore.close());
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(onClose).toHaveBeenCalledTimes(1);

  const again = render(<Calculator onClose={onClose} />);
  await screen.findByText('{"name":"calculator"}');
  again.unmount();
  expect(dialogStore.getState().dialog).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});
