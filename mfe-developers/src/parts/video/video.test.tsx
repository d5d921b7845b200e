import type { Video } from '@iwan/shared/domain/model/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { VideoPoster } from './video-poster';

const file: Video = { kind: 'file', path: 'media/video/clip quay.mp4' };
const frame: Video = { kind: 'frame', address: 'https://www.youtube-nocookie.com/embed/aB3?rel=0' };
const show = (video: Video, poster: string | null = 'media/quay.webp') => (
  <VideoPoster video={video} name="A year on the quay" poster={poster} />
);
const door = () => screen.getByRole('button', { name: 'Play the video: A year on the quay' });

test('loads nothing of a video before it is played, and links to it without script', () => {
  const html = renderToStaticMarkup(show(file));
  expect(html).not.toMatch(/<video|<iframe/);
  expect(html).toContain('href="/images/original/media/video/clip%20quay.mp4"');
});

test('plays a file in its place, and the player has the focus', async () => {
  render(show(file));
  await userEvent.click(door());
  const player = screen.getByLabelText<HTMLVideoElement>('A year on the quay');
  expect(player).toHaveFocus();
  expect(player).toHaveAttribute('src', '/images/original/media/video/clip%20quay.mp4');
  expect(player.autoplay && player.controls).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('plays a file of another host from there', async () => {
  render(show({ kind: 'file', path: 'https://cdn.example/a.mp4' }));
  await userEvent.click(door());
  expect(screen.getByLabelText('A year on the quay')).toHaveAttribute('src', 'https://cdn.example/a.mp4');
});

test.each(['{Enter}', ' '])('plays a frame in a sandbox when %s is pressed on the poster', async (key) => {
  render(show(frame, null));
  door().focus();
  await userEvent.keyboard(key);
  const player = screen.getByTitle('A year on the quay');
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aB3?rel=0&autoplay=1');
  expect(player.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
});
