import { groupedBy } from '@iwan/shared/domain/format/grouped';
import type { TranslatedLanguage } from '@iwan/shared/domain/translation/translated-fields';
import { asc, desc, type SQL } from 'drizzle-orm';
import { coalesce } from '../catalogue/coalesce';
import type { Answers } from '../catalogue/responses';
import type { Database } from '../database/database';
import { blogComments, blogDetails, blogs } from '../database/schema';
import { isPublished, publicColumns } from '../database/tables/columns';
import { commentRecord, isReply, replyRecord, visible } from '../discussion/store';
import { safeArticle } from '../html/safe-record';
import { type ServedJson, servedJson } from '../http/responses/served-json';
import { readTranslations } from '../language/read-translations';
import { translated, withTranslations } from '../language/translated-record';

export interface Article {
  readonly record: ArticleRecord;
  /** Without anything of a single reader, in the language of the records or another one. */
  served(language: TranslatedLanguage | null): ServedJson | Promise<ServedJson>;
}

/** The articles, as the public calls read them. */
export interface BlogReader {
  /** Newest first. */
  articles(): readonly ArticleParts[];
  list(language: TranslatedLanguage | null): ServedJson | Promise<ServedJson>;
  /** The article with its comments and replies, by id. */
  find(id: number): Article | undefined;
}

export interface BlogStore extends BlogReader {
  /** Resolves when everything that was written before the call has been read. */
  refresh(): Promise<void>;
}

/** An article and its discussion. */
export type ArticleParts = Awaited<ReturnType<typeof readArticles>>[number];
type ArticleRecord = ArticleParts['blog'] & ArticleParts['discussion'];

function byBlog<Row extends { readonly blog_id: number }>(rows: readonly Row[]): (blogId: number) => readonly Row[] {
  const groups = groupedBy(rows, (row) => row.blog_id);
  return (blogId) => groups.get(blogId) ?? [];
}

/** Reads articles in the form of the public API, newest first. */
export async function readArticles(db: Database, where: SQL = isPublished(blogs)) {
  const detailsOf = byBlog(await db.select().from(blogDetails).orderBy(asc(blogDetails.position)));
  const commentsOf = byBlog(visible(await db.select().from(blogComments).orderBy(asc(blogComments.created_at))));
  const newestFirst = [desc(blogs.created_at), desc(blogs.id)];
  const rows = await db
    .select(publicColumns(blogs))
    .from(blogs)
    .where(where)
    .orderBy(...newestFirst);
  const ids = rows.map(({ id }) => id);
  const translations = await readTranslations(db, 'blogs', ids);
  const articleOf = (blog: (typeof rows)[number]) =>
    safeArticle({
      ...blog,
      userLiked: false,
      userDisliked: false,
      details: detailsOf(blog.id).map(({ blog_id: _, position: __, ...section }) => section),
    });
  return rows.map((blog) => ({
    blog: withTranslations(articleOf(blog), translations.get(blog.id)),
    discussion: {
      comments: commentsOf(blog.id)
        .filter((row) => !isReply(row))
        .map(commentRecord),
      reply: commentsOf(blog.id).filter(isReply).map(replyRecord),
    },
  }));
}

/** An article in the language of a response; `null`: its own. */
export const inLanguage = <Blog extends ArticleParts['blog']>(blog: Blog, language: TranslatedLanguage | null) =>
  language === null ? blog : translated(blog, 'blogs', language);

/** A reader of a fixed list of articles, newest first. */
export function blogsOf(articles: readonly ArticleParts[], responses: Answers): BlogReader {
  const byId = new Map(articles.map(({ blog, discussion }) => [blog.id, { ...blog, ...discussion }]));
  return {
    articles: () => articles,
    list: (language) =>
      responses.get(articles, `list ${language}`, () =>
        servedJson({ blogs: articles.map(({ blog }) => inLanguage(blog, language)) }),
      ),
    find(id) {
      const record = byId.get(id);
      if (record === undefined) return undefined;
      const served = (language: TranslatedLanguage | null) =>
        responses.get(articles, `article ${id} ${language}`, () => servedJson({ blogs: inLanguage(record, language) }));
      return { record, served };
    },
  };
}

/**
 * Opens the articles, newest first. The list leaves the discussions out; an article has its comments and, as a flat list with
 * their parents' ids, the replies to any depth (section 3).
 */
export async function openBlogStore(db: Database, responses: Answers): Promise<BlogStore> {
  const take = async () => blogsOf(await readArticles(db), responses);
  let current = await take();
  return {
    articles: () => current.articles(),
    list: (language) => current.list(language),
    find: (id) => current.find(id),
    refresh: coalesce(async () => {
      current = await take();
    }),
  };
}
