import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { findReaction } from '../discussion/reactions';
import { notFound } from '../http/http-error';
import { idParameter, readId } from '../http/id-parameter';
import { serve, servedJson } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import type { Visitor } from '../sign-in/visitor';
import { afterId, afterQuery } from './after-parameter';
import { commentsAfter } from './comments-after';
import type { BlogReader } from './store';

interface Parts {
  readonly db: Database;
  /** The records that a request is answered from. */
  readonly blogsFor: (request: FastifyRequest) => Pick<BlogReader, 'list' | 'find'>;
  readonly visitor: Visitor;
}

/** The calls of section 7 that read the blog: `blogs` is the list, or one article with its discussion. */
export function blogRoutes({ db, blogsFor, visitor }: Parts): ZodRoutes {
  return async (app) => {
    app.get('/api/blogs', (request, reply) => serve(request, reply, blogsFor(request).list()));

    app.get('/api/blogs/:id', { schema: { params: idParameter, querystring: afterQuery } }, async (request, reply) => {
      const id = readId(request.params.id);
      const article = id === null ? undefined : blogsFor(request).find(id);
      if (id === null || article === undefined) throw notFound('Article');
      const user = await visitor.find(request);
      const reaction = user === null ? null : await findReaction(db, id, user.id);
      const after = afterId(request.query.after);
      if (after !== null) {
        const news = { ...commentsAfter(article.record, after), ...(reaction ?? noReaction) };
        return serve(request, reply, servedJson({ blogs: news }), forThisReader);
      }
      // A reader without a reaction of their own gets the cached response that everybody gets.
      if (!reaction?.userLiked && !reaction?.userDisliked) return serve(request, reply, article.served(), forAnyone);
      const theirs = { ...article.record, ...reaction };
      return serve(request, reply, servedJson({ blogs: theirs }), forThisReader);
    });
  };
}

const noReaction = { userLiked: false, userDisliked: false };

/** A shared cache may store the response, but must not give it to another reader. */
const forAnyone = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };
const forThisReader = { ...forAnyone, 'cache-control': 'private, no-cache' };
