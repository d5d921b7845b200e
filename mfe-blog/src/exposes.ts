import { blogCalls, projectCalls, sessionCalls } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';
import { recordScreens } from '@iwan/shared/contracts/office';
import { articleCalls } from './calls';
import { textsOf as signInTexts } from './dialogs/sign-in/texts';
import { textsOf as articlesTexts } from './office/articles/texts';
import { textsOf as commentsTexts } from './office/comments/texts';

/**
 * What this remote exposes, one line for each page, dialog or resource: the folder of that name in `src/pages`, `src/dialogs`,
 * …
 */
export const exposes = defineExposes({
  pages: {
    blog: { pattern: '/blog', hydration: 'none' },
    article: { pattern: '/blog-details/:id', example: '/blog-details/5', hydration: 'interaction' },
    ...recordScreens({
      ...{ path: '/office/articles', list: 'articles', record: 'article', resource: 'blogs', inMenu: 300 },
      title: (locale) => articlesTexts(locale).title,
    }),
    'office-comments': {
      ...{ audience: 'office', pattern: '/office/comments', module: 'comments', resource: 'comments', inMenu: 310 },
      title: (locale) => commentsTexts(locale).title,
    },
  },
  dialogs: {
    'sign-in': {
      title: (locale) => signInTexts(locale).title,
      forms: ['sign-in', 'sign-in-code', 'sign-out'],
      isPrivate: true,
    },
  },
  resources: {
    feed: { pattern: '/blog/feed.xml' },
  },
  calls: [blogCalls.list, ...articleCalls, projectCalls.list, ...Object.values(sessionCalls)],
  backend: { contract: '^1.0.0' },
});
