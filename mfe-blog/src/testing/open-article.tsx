import { createHttp } from '@iwan/shared/api/create-http';
import type { Head, Redirect } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { route } from '../pages/article';

interface OpenedArticle {
  readonly head: Head;
  readonly redirect: Redirect | null;
  readonly status: number;
}

/** The page of an article as the site renders it, with a fake backend. */
export async function openArticle(backend: PlainBackend, id: string, search = ''): Promise<OpenedArticle> {
  const data = await route.loader?.({
    ...english,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    params: { id },
    query: new URLSearchParams(search),
    signal: new AbortController().signal,
  });
  if (data === undefined) throw new Error('The page has no loader.');
  render(
    <MemoryRouter initialEntries={[`/blog-details/${id}${search}`]}>
      <route.Component data={JSON.parse(JSON.stringify(data))} />
    </MemoryRouter>,
  );
  return {
    head: route.head(data, english),
    redirect: route.redirect?.(data, english) ?? null,
    status: route.status?.(data) ?? 200,
  };
}

/** For tests: a record with every field of section 3, and comments with replies. */
export const wholeArticle = {
  id: 5,
  heading: 'How to read a payment plan',
  title: 'Payment plans',
  description: '<p>Sixty-forty sounds <b>simple</b>.</p>',
  created_at: '2026-10-14T06:00:00Z',
  likes: 128,
  userLiked: false,
  userDisliked: false,
  details: [
    { id: 1, sub_heading: 'Count back', images: 'media/a.png, media/b.png', paragraph: '<p>In Dubai Marina, ask.</p>' },
    { id: 2, sub_heading: 'The fee', images: null, paragraph: '<ul><li>We saw Harbour Gate.</li></ul>' },
    { id: 3, sub_heading: 'Handover', images: 'media/c.png', paragraph: '<p>Look <em>twice</em>.</p>' },
  ],
  comments: Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    comment: `Comment ${index + 1}`,
    user: { id: index, name: `Reader ${index + 1}` },
    created_at: `2026-10-${15 + index}T08:00:00Z`,
    blog_id: 5,
    user_id: index,
  })),
  reply: [
    {
      id: 101,
      comment_id: 7,
      comment: 'An answer',
      user: { id: 9, name: 'Iwan' },
      created_at: '2026-10-22T08:00:00Z',
      blog_id: 5,
      user_id: 9,
    },
  ],
};
