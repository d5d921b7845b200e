import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database';
import { findReaction } from '../discussion/reactions';
import { HttpError, notFound } from '../http/http-error';
import { serve, servedJson } from '../http/responses/served-json';
import { idParameter, readId, type ZodRoutes } from '../http/zod-routes';
import { askedLanguage, languageQuery } from '../language/asked-language';
import type { Visitor } from '../sign-in/visitor';
import { type BlogReader, inLanguage } from './store';

/** Which part of an article's discussion is requested: what was written after the comment or reply of this id. */
export const afterQuery = z.object({ after: z.string().max(200).optional() });

/** The id in `after`; `null` where everything is requested. Throws with a message for an invalid id. */
function afterId(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647) return Number(text);
  const message = 'after must be the id of a comment or a reply';
  throw new HttpError(400, message, [{ field: 'after', message }]);
}

interface Entry {
  readonly id: number;
}

interface Discussed {
  readonly id: number;
  readonly likes: number;
  readonly comments: readonly Entry[];
  readonly reply: readonly Entry[];
}

/**
 * What was written about an article after the comment or reply of an id (they share one sequence), with the other fields that
 * may have changed. `after` marks the response as partial; `total` counts all: fewer than a reader knows mean that one was hidden.
 */
function commentsAfter<Article extends Discussed>({ id, likes, comments, reply }: Article, after: number) {
  const isLater = (entry: Entry) => entry.id > after;
  const total = comments.length + reply.length;
  return { id, likes, after, total, comments: comments.filter(isLater), reply: reply.filter(isLater) };
}

interface Parts {
  readonly db: Database;
  /** The records that a request is answered from. */
  readonly blogsFor: (request: FastifyRequest) => Pick<BlogReader, 'list' | 'find'>;
  readonly visitor: Visitor;
}

/** The calls of section 7 that read the blog: `blogs` is the list, or one article with its discussion. */
export function blogRoutes({ db, blogsFor, visitor }: Parts): ZodRoutes {
  return async (app) => {
    app.get('/api/blogs', (request, reply) => serve(request, reply, blogsFor(request).list(askedLanguage(request))));

    app.get(
      '/api/blogs/:id',
      { schema: { params: idParameter, querystring: afterQuery.extend(languageQuery.shape) } },
      async (request, reply) => {
        const id = readId(request.params.id);
        const article = id === null ? undefined : blogsFor(request).find(id);
        if (id === null || article === undefined) throw notFound('Article');
        const user = await visitor.find(request);
        const reaction = user === null ? null : await findReaction(db, id, user.id);
        const after = afterId(request.query.after);
        const language = askedLanguage(request);
        if (after !== null) {
          const news = { ...commentsAfter(article.record, after), ...(reaction ?? noReaction) };
          return serve(request, reply, servedJson({ blogs: news }), forThisReader);
        }
        // A reader without a reaction of their own gets the cached response that everybody gets.
        if (!reaction?.userLiked && !reaction?.userDisliked)
          return serve(request, reply, article.served(language), forAnyone);
        const theirs = { ...inLanguage(article.record, language), ...reaction };
        return serve(request, reply, servedJson({ blogs: theirs }), forThisReader);
      },
    );
  };
}

const noReaction = { userLiked: false, userDisliked: false };

/** A shared cache may store the response, but must not give it to another reader. */
const forAnyone = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };
const forThisReader = { ...forAnyone, 'cache-control': 'private, no-cache' };
