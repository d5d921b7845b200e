import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { notFound } from '../http/http-error';
import { serve } from '../http/served-json';
import type { BlogStore } from './store';

/** The reading calls of the blog in section 7: `blogs` is the list, or the one article with its discussion. */
export function blogRoutes(blogs: BlogStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/api/blogs', (request, reply) => serve(request, reply, blogs.list()));

    const params = Type.Object({ id: Type.String({ maxLength: 200 }) });
    app.get('/api/blogs/:id', { schema: { params } }, (request, reply) => {
      const { id } = request.params;
      // Only an id as we write it: neither `01` nor `1e0` is a second address of the same article.
      const article = /^[1-9]\d{0,9}$/.test(id) ? blogs.find(Number(id)) : undefined;
      if (article === undefined) throw notFound('Article');
      return serve(request, reply, article);
    });
  };
}
