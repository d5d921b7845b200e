import { parseBlogCard } from '@iwan/shared/api/blogs';
import { blogsPath } from '@iwan/shared/api/declared-calls';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { BlogCard, RichNode } from '@iwan/shared/domain/model/entities';
import type { UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import type { Article } from '../../parts/article/article';
import { mentionedFigures } from '../../parts/article/mentioned-facts';
import { isNamedIn, mentionedAreas, namesIn } from '../../parts/article/mentioned-names';
import { nearArticles } from '../../parts/article/near-articles';
import { parseArticle } from '../../parts/article/parse-article';
import { noConversation } from '../../parts/conversation/data/conversation';
import { firstShown } from '../../parts/conversation/data/first-shown';
import { parseConversation } from '../../parts/conversation/data/parse-conversation';
import { readReaction } from '../../parts/reaction/read-reaction';
import { readArticle } from '../../parts/read-article';
import type { ArticleData, ArticleLink, NamedProject } from './article-data';

interface Listed {
  readonly card: BlogCard;
  readonly record: UntrustedRecord;
}

/** Loads the page of an article; for an unknown id, the latest articles. */
export async function loadArticlePage({ params, query, http, signal, locale }: LoaderArguments): Promise<ArticleData> {
  const id = params.id ?? '';
  const [requested, listed] = await Promise.all([
    readArticle(http, id, signal),
    // The page works without it.
    listArticles(http, signal).catch(() => []),
  ]);
  // Articles without an id are addressed by their position in the list.
  const record = requested ?? listed.find(({ card }) => card.id === id)?.record ?? null;
  const article = record && parseArticle(record);
  const near = nearArticles(
    article && id,
    listed.map(({ card }) => card),
  );
  const text = article === null ? '' : articleText(await inEnglish(article, { http, id, signal }));
  const conversation = record === null ? noConversation : parseConversation(record);
  const isWhole = query.get('comments') === 'all';
  return {
    article: article && { ...article, id },
    newer: near.newer && linkTo(near.newer),
    older: near.older && linkTo(near.older),
    related: near.related.map((card) => ({ ...card, summary: null })),
    areas: mentionedAreas(text),
    projects: article === null ? [] : await projectsNamed(http, article, text, { signal, locale }),
    figures: mentionedFigures(text, locale),
    conversation: isWhole ? conversation : firstShown(conversation),
    isWhole,
    likes: record === null ? 0 : readReaction(record).likes,
  };
}

/** The article in its own language, by whose words it names facts, areas and projects. */
async function inEnglish(
  article: Article,
  { http, id, signal }: Pick<LoaderArguments, 'http' | 'signal'> & { readonly id: string },
): Promise<Article> {
  if (article.translation === undefined) return article;
  const record = await readArticle(http, id, signal, { lang: defaultLanguage.code }).catch(() => null);
  return (record && parseArticle(record)) ?? article;
}

async function listArticles(http: Http, signal: AbortSignal): Promise<readonly Listed[]> {
  const { entries } = readEnvelope(await http.get(blogsPath, signal), 'blogs');
  const parse = (record: UntrustedRecord) => {
    const card = parseBlogCard(record);
    return card && { ...card, record };
  };
  return parseRecords(entries, 'blog', parse, http.report).map(({ record, ...card }) => ({ card, record }));
}

function linkTo({ id, heading, translation }: BlogCard): ArticleLink {
  return { id, heading, ...(translation && { translation }) };
}

/** The projects that the text names. A failed request is skipped. */
async function projectsNamed(
  http: Http,
  { heading }: Article,
  text: string,
  { signal, locale }: Pick<LoaderArguments, 'signal' | 'locale'>,
): Promise<readonly NamedProject[]> {
  const projects = projectsApi(http);
  const names = namesIn(text).filter((name) => name !== heading);
  const found = await Promise.all(names.map((name) => projects.suggest(name, signal).catch(() => [])));
  const named = found.flat().filter(({ name }) => isNamedIn(text, name));
  const links = named.map((project) => ({
    name: shownName(project),
    location: project.location && locationIn(project.location, locale),
    href: paths.project(project),
  }));
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

/** The whole text of an article, in which names are searched for. */
function articleText({ heading, lede, sections }: Pick<Article, 'heading' | 'lede' | 'sections'>): string {
  const parts = sections.flatMap(({ title, text }) => [title ?? '', ...text.map(textOf)]);
  return [heading, lede ?? '', ...parts].filter(Boolean).join('\n');
}

function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join(node.tag === 'a' ? '' : ' ');
}
