import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '.';

let backend: PlainBackend;

const films = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `House ${index + 1}`,
  logo: 'media/logos/logo.svg',
  video: `media/video/${index + 1}.mp4`,
  v_heading: `Film ${index + 1}`,
  images: `media/${index + 1}.webp`,
}));

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ developers: [{ id: 90, name: 'Silent House', video: null }, ...films] });
});
afterAll(() => backend.close());

const open = (search = '') => openPage(route, backend, { search });
const doors = () => screen.getAllByRole('link', { name: /^Play the video/ });

test('shows nine of the developers that have a video, and the link to the next page', async () => {
  const { head } = await open();
  expect(doors()).toHaveLength(9);
  expect(screen.queryByText('Silent House')).toBeNull();
  expect(screen.getByText('Showing 1 to 9 of 10 videos')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/video-gallery?page=2');
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(head).toMatchObject({ title: 'Video Gallery | Iwan Real Estate', canonical: '/video-gallery' });
});

test.each(['?page=2', '?page=3'])('%s is the last page, with a title and an address of its own', async (search) => {
  const { head, status } = await open(search);
  const isPastEnd = search === '?page=3';
  expect([status, head.noindex]).toEqual(isPastEnd ? [404, true] : [200, false]);
  expect(doors()).toHaveLength(1);
  expect(screen.getByText('Showing 10 to 10 of 10 videos')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/video-gallery');
  expect(head).toMatchObject({
    title: 'Video Gallery, page 2 | Iwan Real Estate',
    canonical: '/video-gallery?page=2',
  });
});

test('without script a poster links to the video itself, and the card to the developer', async () => {
  const { container } = await open();
  expect(doors()[0]).toHaveAttribute('href', '/images/original/media/video/1.mp4');
  expect(screen.getByRole('link', { name: 'House 1' })).toHaveAttribute('href', '/developers/house-1-properties/');
  expect(container.querySelector('video, iframe')).toBeNull();
});

test('a video without title has the name of its developer, and one without a safe address is left out', async () => {
  backend.setRecords({
    developers: [
      { name: 'Søn & Co', video: 'media/a.mp4', logo: 'media/logos/son.svg', images: 'javascript:1' },
      { name: 'Evil', video: '<iframe src="https://evil.example/"></iframe>' },
    ],
  });
  const { container } = await open();
  expect(screen.getByRole('heading', { name: 'Video by Søn & Co' })).toBeInTheDocument();
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/images/original/media/logos/son.svg',
  ]);
  expect(screen.getByText('Showing 1 to 1 of 1 videos')).toBeInTheDocument();
});

test('plays in a dialog, by keyboard, one at a time, and restores the focus', async () => {
  await open();
  const user = userEvent.setup();
  const [first] = doors();
  first?.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Film 1' }));
  expect(document.querySelectorAll('video')).toHaveLength(1);
  expect(dialog.getByLabelText('Film 1')).toHaveAttribute('src', '/images/original/media/video/1.mp4');
  expect(dialog.getByRole('button', { name: 'Previous video' })).toBeDisabled();
  expect(dialog.getByRole('link', { name: 'View House 1' })).toHaveAttribute('href', '/developers/house-1-properties/');

  await user.click(dialog.getByRole('button', { name: 'Next video' }));
  await screen.findByRole('dialog', { name: 'Film 2' });
  expect([...document.querySelectorAll('video')].map((video) => video.getAttribute('src'))).toEqual([
    '/images/original/media/video/2.mp4',
  ]);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelectorAll('video')).toHaveLength(0);
  await waitFor(() => expect(first).toHaveFocus());
});

test('has structured data of each video of the page', async () => {
  const { head } = await open('?page=2');
  expect(head.jsonLd).toMatchObject({
    '@graph': [
      {
        '@type': 'VideoObject',
        name: 'Film 10',
        thumbnailUrl: '/images/960/media/10.webp',
        contentUrl: '/images/original/media/video/10.mp4',
      },
    ],
  });
});

test('says "No data available" where no developer has a video', async () => {
  backend.setRecords({ developers: [{ id: 1, name: 'Silent House' }] });
  const { head } = await open();
  expect(screen.getByText('No data available')).toBeInTheDocument();
  expect(head.jsonLd).toBeUndefined();
});

test.each([
  [{ kind: 'status', status: 500 }, 'Network response was not ok'],
  [{ kind: 'html' }, 'Unexpected data format'],
] as const)('after %j it is an error: %s', async (behaviour, message) => {
  backend.behave(behaviour, '/api/developerapi');
  await expect(open()).rejects.toThrow(message);
});
