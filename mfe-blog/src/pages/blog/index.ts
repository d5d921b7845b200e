import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { type BlogData, BlogPage } from './blog-page';
import { texts } from './texts';

export const route = defineRoute<BlogData>({
  Component: BlogPage,
  loader: async ({ http, signal }) => {
    const { blogsApi } = await import('@iwan/shared/api/blogs');
    return blogsApi(http).list(signal);
  },
  head: () => ({
    title: texts.headTitle,
    description: texts.description,
    canonical: paths.blog(),
    feed: { path: paths.blogFeed(), title: texts.headTitle },
  }),
});
