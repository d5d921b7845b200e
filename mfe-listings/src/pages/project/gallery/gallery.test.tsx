import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProject, wholeRecord } from '../../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  // jsdom computes no layout, and so does not scroll.
  Element.prototype.scrollTo = () => {};
});
afterAll(() => backend.close());

async function open(gallery: string) {
  backend.setRecords({ projects: [{ ...wholeRecord, gallery }] });
  await openProject(backend, 'harbour-gate');
}
const dialog = () => screen.findByRole('dialog', { name: 'Photos of Harbour Gate' });

test('opens the slider with all photos at the one I pressed', async () => {
  await open('media/1.webp,media/2.webp,media/3.webp');
  await userEvent.click(screen.getByRole('link', { name: 'Open photo 2 of 3' }));
  const slider = within(await dialog());
  expect(slider.getAllByRole('img', { name: /photo/ }).map((photo) => photo.getAttribute('alt'))).toEqual([
    'Harbour Gate, photo 1 of 3',
    'Harbour Gate, photo 2 of 3',
    'Harbour Gate, photo 3 of 3',
  ]);
  expect(slider.getByText('2 / 3')).toBeInTheDocument();
  expect(slider.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Close',
    'Previous',
    'Pause',
    'Next',
    ...[1, 2, 3].map((position) => `Show photo ${position} of 3`),
  ]);
});

test('opens from See all photos with the first, and closes by Escape', async () => {
  await open('media/1.webp,media/2.webp');
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'See all photos' }));
  expect(within(await dialog()).getByText('1 / 2')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('has no controls for a single photo', async () => {
  await open('media/1.webp');
  await userEvent.click(screen.getByRole('link', { name: 'Open photo 1 of 1' }));
  const slider = within(await dialog());
  expect(slider.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
});

test('without a gallery, links to the picture of the project, which the banner shows already', async () => {
  await open('');
  expect(screen.getByRole('link', { name: 'See all photos' })).toHaveAttribute(
    'href',
    '/images/original/media/exteriors/harbour.webp',
  );
  expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
});

test('does not repeat the photo of the banner, and counts it among all photos', async () => {
  await open('media/exteriors/harbour.webp,media/1.webp,media/2.webp');
  expect(screen.queryByRole('link', { name: 'Open photo 1 of 3' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Open photo 2 of 3' }));
  const slider = within(await dialog());
  expect(slider.getByText('2 / 3')).toBeInTheDocument();
});

test('goes to the ends by Home and End, to any photo by its thumbnail, and stops playing', async () => {
  await open('media/1.webp,media/2.webp,media/3.webp,media/4.webp');
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'See all photos' }));
  const slider = within(await dialog());
  expect(slider.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(await slider.findByText('4 / 4')).toBeInTheDocument();
  expect(slider.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(await slider.findByText('1 / 4')).toBeInTheDocument();
  await user.click(slider.getByRole('button', { name: 'Show photo 3 of 4' }));
  expect(await slider.findByText('3 / 4')).toBeInTheDocument();
  expect(slider.getByRole('button', { name: 'Show photo 3 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('leaves a press with a modifier to the browser', async () => {
  await open('media/1.webp');
  const user = userEvent.setup();
  const link = screen.getByRole('link', { name: 'Open photo 1 of 1' });
  const onClick = jest.fn((event: Event) => {
    const wasLeftAlone = !event.defaultPrevented;
    event.preventDefault();
    return wasLeftAlone;
  });
  document.addEventListener('click', onClick, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onClick).toHaveReturnedWith(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('requests a photo no wider than its file, where the backend says its width', async () => {
  backend.setRecords({
    projects: [
      {
        ...wholeRecord,
        gallery: 'media/1.webp',
        image_widths: { 'media/exteriors/harbour.webp': 1280, 'javascript:x': 9 },
      },
    ],
  });
  const { head } = await openProject(backend, 'harbour-gate');
  const widths = (text: string) => [...text.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const banner = screen.getByAltText('Harbour Gate, Dubai Marina');
  expect(widths(banner.getAttribute('srcset') ?? '')).toEqual([320, 640, 960, 1280]);
  expect(head.firstPicture).toMatchObject({ path: 'media/exteriors/harbour.webp', original: 1280 });
});
