import { defineRoute } from '@iwan/shared/contracts/module';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { textsOf as partTextsOf } from '../../parts/texts';
import { type BlogData, BlogPage } from './blog-page';
import { textsOf } from './texts';

export const route = defineRoute<BlogData>({
  Component: BlogPage,
  loader: async ({ http, signal }) => {
    const { blogsApi } = await import('@iwan/shared/api/blogs');
    return blogsApi(http).list(signal);
  },
  head: (articles, { locale }) => {
    const texts = textsOf(locale);
    return {
      title: partTextsOf(locale).headTitle,
      description: texts.description,
      canonical: paths.blog(),
      ...(articles[0]?.image ? { image: imagePath(articles[0].image, 1280) } : {}),
      ...(articles.length === 0
        ? {}
        : {
            jsonLd: structuredData([
              itemList(articles.map(({ id, heading }) => ({ name: heading, href: paths.article(id) }))),
            ]),
          }),
      feed: { path: paths.blogFeed(), title: partTextsOf(locale).headTitle },
    };
  },
});
