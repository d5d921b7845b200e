import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import type { ArticleData } from './article-data';
import { articleHead } from './article-head';
import { ArticlePage } from './article-page';
import { textsOf } from './texts';

export const route = defineRoute<ArticleData>({
  Component: ArticlePage,
  loader: async (args) => (await import('./load-article-page')).loadArticlePage(args),
  head: articleHead,
  addresses: async ({ http, signal }) => {
    const { blogsApi } = await import('@iwan/shared/api/blogs');
    return (await blogsApi(http).list(signal)).map(({ id, createdAt }) => ({
      path: paths.article(id),
      ...(createdAt === null ? {} : { lastModified: createdAt }),
    }));
  },
  status: ({ article }) => (article === null ? 404 : 200),
  redirect: ({ article }, { locale }) =>
    article === null ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound }) : null,
});
