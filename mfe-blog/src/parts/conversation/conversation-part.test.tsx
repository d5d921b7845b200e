import { dialogStore, sessionStore } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeArticle } from '../../testing/open-article';
import { ConversationPart } from './conversation-part';
import { firstShown } from './data/first-shown';
import { parseConversation } from './data/parse-conversation';

let backend: PlainBackend;
let comeNear: () => void;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ blogs: [wholeArticle] });
  sessionStorage.clear();
  act(() => {
    sessionStore.setState({ user: null });
    dialogStore.close();
  });
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterAll(() => backend.close());

function show(article: object = wholeArticle) {
  const loaded = firstShown(parseConversation(article as never));
  render(<ConversationPart blogId="5" loaded={loaded} isWhole={false} onRead={() => {}} />);
}
const signIn = () => act(() => sessionStore.setState({ user: { data: { id: 33, name: 'Noor S.' } } }));
const posted = () =>
  backend.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)]);
const shownTexts = () => screen.getAllByRole('article').map((each) => each.querySelector('p + p')?.textContent);
const field = () => screen.getByRole('textbox', { name: 'Your comment' });

test('adds new comments at the top once it is near the window, and removes none', async () => {
  show();
  expect(shownTexts()).toEqual(['Comment 7', 'An answer', 'Comment 6', 'Comment 5', 'Comment 4', 'Comment 3']);
  const late = { id: 8, comment: 'Comment 8', user: { id: 1, name: 'Late' }, created_at: '2026-11-01T08:00:00Z' };
  backend.setRecords({ blogs: [{ ...wholeArticle, comments: [...wholeArticle.comments, late] }] });
  await act(async () => comeNear());
  await screen.findByText('Comment 8');
  expect(shownTexts()).toEqual([
    'Comment 8',
    'Comment 7',
    'An answer',
    'Comment 6',
    'Comment 5',
    'Comment 4',
    'Comment 3',
  ]);
  expect(screen.getByText('1 new comment')).toBeInTheDocument();
});

test('sends no request before it is near the window, nor while the tab is hidden', async () => {
  show();
  expect(backend.requests).toEqual([]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => comeNear());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(backend.requests).toEqual([]);
  jest.restoreAllMocks();
});

test('View More shows all', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'View More (2 more)' }));
  await screen.findByText('Comment 1');
  expect(screen.queryByRole('link', { name: /View More/ })).toBeNull();
});

test('posts a comment with the fields of section 7, and shows it once', async () => {
  signIn();
  show();
  await userEvent.type(field(), 'Thank you <b>all</b>');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(shownTexts()[0]).toBe('Thank you <b>all</b>'));
  expect(posted()).toEqual([
    [
      '/api/comment',
      {
        blog_id: 5,
        user_id: 33,
        comment: 'Thank you <b>all</b>',
        user: { id: 33, name: 'Noor S.' },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
  ]);
  expect(field()).toHaveValue('');
});

test('shows my comment once, also when the backend sends it back', async () => {
  signIn();
  show();
  backend.behave({ kind: 'body', body: { id: 8 } }, '/api/comment');
  const mine = { id: 8, comment: 'Mine', user: { id: 33, name: 'Noor S.' }, created_at: '2026-11-01T08:00:00Z' };
  backend.setRecords({ blogs: [{ ...wholeArticle, comments: [...wholeArticle.comments, mine] }] });
  await userEvent.type(field(), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  await screen.findByText('9 comments');
  await waitFor(() => expect(backend.requests.filter(({ method }) => method === 'GET')).not.toHaveLength(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getAllByText('Mine')).toHaveLength(1);
});

test('sends it once, also when the form is submitted twice before a render', async () => {
  signIn();
  show();
  await userEvent.type(field(), 'Once');
  const form = field().closest('form') as HTMLFormElement;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(shownTexts()[0]).toBe('Once'));
  expect(posted()).toHaveLength(1);
});

test('replies to a reply', async () => {
  signIn();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Reply to Iwan' }));
  const reply = screen.getByRole('textbox', { name: 'Your reply to Iwan' });
  expect(reply).toHaveFocus();
  await userEvent.type(reply, 'And then?');
  await userEvent.click(screen.getByRole('button', { name: 'Post reply' }));
  await waitFor(() => expect(shownTexts().slice(0, 3)).toEqual(['Comment 7', 'An answer', 'And then?']));
  expect(posted()).toEqual([
    [
      '/api/reply',
      { blog_id: 5, comment_id: 101, user_id: 33, comment: 'And then?', user: { id: 33, name: 'Noor S.' } },
    ],
  ]);
  expect(screen.getByRole('button', { name: 'Reply to Iwan' })).toHaveFocus();
});

test('asks me to sign in, and then sends what I have typed', async () => {
  show();
  await userEvent.type(field(), 'I am new');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(dialogStore.getState().dialog).toEqual({ name: 'sign-in' });
  expect(posted()).toEqual([]);
  expect(field()).toHaveValue('I am new');
  // The dialog closes a moment before the store is updated.
  act(() => dialogStore.close());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  signIn();
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.[1]).toMatchObject({ comment: 'I am new', user_id: 33 });
});

test('sends nothing later when I close the dialog without signing in', async () => {
  show();
  await userEvent.type(field(), 'Never mind');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  act(() => dialogStore.close());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Post comment' })).not.toHaveAttribute('aria-busy'));
  signIn();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(posted()).toEqual([]);
  expect(field()).toHaveValue('Never mind');
});

test('keeps what I typed when it is refused, and says so', async () => {
  signIn();
  show();
  backend.behave({ kind: 'status', status: 500 }, '/api/comment');
  await userEvent.type(field(), 'Long words');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not post your comment. It is saved here.');
  expect(field()).toHaveValue('Long words');
});

test('asks me to sign in again when the session has ended, and keeps the text', async () => {
  signIn();
  show();
  backend.behave({ kind: 'status', status: 401 }, '/api/comment');
  await userEvent.type(field(), 'Still me');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(dialogStore.getState().dialog).toEqual({ name: 'sign-in' }));
  expect(sessionStore.getState().user).toBeNull();
  backend.behave({ kind: 'respond' }, '/api/comment');
  signIn();
  await waitFor(() => expect(posted().map(([, { comment }]) => comment)).toEqual(['Still me', 'Still me']));
});

test('an empty comment is not sent', async () => {
  signIn();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(screen.getByText('Enter a comment.')).toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(posted()).toEqual([]);
});

test('what I typed is there after a reload', async () => {
  sessionStorage.setItem('comment-5-draft', JSON.stringify({ comment: 'Half a thought' }));
  show();
  expect(field()).toHaveValue('Half a thought');
});

test('deep replies are indented no further than the third level, and name whom they reply to', () => {
  const reply = Array.from({ length: 5 }, (_, index) => ({
    id: 100 + index,
    comment_id: index === 0 ? 7 : 99 + index,
    comment: `Depth ${index + 1}`,
    user: { id: index, name: `Deep ${index + 1}` },
    created_at: '2026-10-22T08:00:00Z',
  }));
  show({ ...wholeArticle, reply });
  const fifth = screen.getByText('Depth 5').closest('li') as HTMLElement;
  expect(fifth).toHaveAttribute('data-depth', '3');
  expect(within(fifth).getByText('replying to Deep 4')).toBeInTheDocument();
  expect(within(screen.getByText('Depth 3').closest('li') as HTMLElement).queryByText(/^to /)).toBeNull();
});
