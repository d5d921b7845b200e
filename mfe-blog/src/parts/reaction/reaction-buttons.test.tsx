import { sessionStore } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactionButtons } from './reaction-buttons';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  localStorage.clear();
  act(() => sessionStore.setState({ user: { data: { id: 33, name: 'Noor S.' } } }));
});
afterAll(() => backend.close());

const like = () => screen.getByRole('button', { name: /^Like/ });
const dislike = () => screen.getByRole('button', { name: 'Dislike' });
const show = () => render(<ReactionButtons blogId="5" read={{ likes: 128, mine: null }} />);
const sent = () => backend.requests.map(({ path, body }) => [path, JSON.parse(body)]);

test('a like counts at once, a dislike takes it back', async () => {
  show();
  await userEvent.click(like());
  expect(like()).toHaveAccessibleName('Like, 129 likes');
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(dislike());
  expect(like()).toHaveAccessibleName('Like, 128 likes');
  expect(dislike()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['/api/blog_like/5', { user_id: 33 }],
      ['/api/blog_dlike/5', { user_id: 33 }],
    ]),
  );
});

test('is reverted when the backend refuses it, and says so', async () => {
  backend.behave({ kind: 'status', status: 500 });
  show();
  await userEvent.click(like());
  expect(await screen.findByText('We could not save your reaction. Try again.')).toBeInTheDocument();
  expect(like()).toHaveAccessibleName('Like, 128 likes');
  expect(like()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('blogLikes')).toBe('{}');
});

test('shows the backend’s count where it sends one', async () => {
  backend.behave({ kind: 'body', body: { data: { likes: 140, userLiked: true, userDisliked: false } } });
  show();
  await userEvent.click(like());
  await waitFor(() => expect(like()).toHaveAccessibleName('Like, 140 likes'));
});

test('changes nothing and opens nothing for a visitor who is not signed in', async () => {
  act(() => sessionStore.setState({ user: null }));
  show();
  expect(like()).toHaveAccessibleDescription('Sign in to like.');
  await userEvent.click(like());
  expect(like()).toHaveAccessibleName('Like, 128 likes');
  expect(sent()).toEqual([]);
});

test('remembers my opinion of the article for the next visit, for my account only', async () => {
  const { unmount } = show();
  await userEvent.click(like());
  unmount();
  const again = render(<ReactionButtons blogId="5" read={{ likes: 129, mine: null }} />);
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  again.unmount();
  act(() => sessionStore.setState({ user: { data: { id: 34, name: 'Omar' } } }));
  show();
  expect(like()).toHaveAttribute('aria-pressed', 'false');
});
