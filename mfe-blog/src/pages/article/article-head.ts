import type { Head, Reading } from '@iwan/shared/contracts/module';
import { registrationIdentifier } from '@iwan/shared/domain/contact/registration-number';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { breadcrumbList, type Crumb, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { Article as StructuredArticle } from 'schema-dts';
import type { Article } from '../../parts/article/article';
import { textsOf as partTextsOf } from '../../parts/texts';
import type { ArticleData } from './article-data';
import { openingPicture } from './opening-picture';
import { textsOf } from './texts';

/** The longest description that search engines show, in characters. */
const longestDescription = 300;

export function articleHead({ article }: ArticleData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  if (article === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { id, heading, image, createdAt } = article;
  return {
    title: texts.headTitle(heading),
    description: descriptionOf(article, locale),
    canonical: paths.article(id),
    social: { eyebrow: texts.blog, title: heading },
    article: { publishedAt: createdAt },
    feed: { path: paths.blogFeed(), title: partTextsOf(locale).headTitle },
    ...(image === null ? {} : { image: imagePath(image, 1280), firstPicture: { path: image, ...openingPicture } }),
    jsonLd: structuredData([posting(article, locale), breadcrumbList(placeOf(article, locale))]),
  };
}

function descriptionOf({ lede, heading }: Article, locale: string): string {
  return lede?.slice(0, longestDescription) ?? textsOf(locale).headDescription(heading);
}

/** The structured data of the article (schema.org). */
function posting(article: Article, locale: string): Readonly<Record<string, unknown>> {
  const { id, heading, image, createdAt, author, brn, readingMinutes, corrections } = article;
  const publisher = { '@type': 'Organization', name: businessTextsOf(locale).fullName, url: paths.home() } as const;
  const identifier = registrationIdentifier('BRN', brn);
  return {
    '@type': 'Article',
    headline: heading,
    description: descriptionOf(article, locale),
    url: paths.article(id),
    mainEntityOfPage: paths.article(id),
    ...(image !== null && { image: imagePath(image, 1280) }),
    ...(createdAt !== null && { datePublished: createdAt }),
    ...(corrections[0] !== undefined && {
      dateModified: corrections[0].day,
      correction: corrections.map(({ text }) => text),
    }),
    author:
      author === null ? publisher : { '@type': 'Person', name: author, ...(identifier !== null && { identifier }) },
    publisher,
    ...(readingMinutes !== null && { timeRequired: `PT${readingMinutes}M` }),
  } satisfies StructuredArticle;
}

function placeOf({ id, heading }: Article, locale: string): readonly Crumb[] {
  const texts = textsOf(locale);
  return [
    { name: texts.home, href: paths.home() },
    { name: texts.blog, href: paths.blog() },
    { name: heading, href: paths.article(id) },
  ];
}
