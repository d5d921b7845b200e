import { randomUUID } from 'node:crypto';
import type { Api } from '@iwan/shared/contracts/api';
import type { FastifyInstance } from 'fastify';

/**
 * `POST /subscribe`: the footer's form without JavaScript. Sends the same lead and goes back to the page it came from,
 * which then says how it went.
 */
export async function subscribeRoute(app: FastifyInstance, { api }: { readonly api: Api }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post('/subscribe', async (request, reply) => {
    const email = request.body instanceof URLSearchParams ? (request.body.get('email') ?? '') : '';
    const sent = await api.contact.send({ source: 'web_form', email }, randomUUID()).then(
      () => '1',
      () => '0',
    );
    const back = pageOf(request.headers.referer, request.headers.host);
    back.searchParams.set('subscribed', sent);
    return reply.redirect(`${back.pathname}${back.search}#subscribe`, 303);
  });
}

/** The page of ours that a form was sent from; Home where the header names none. */
function pageOf(referer: string | undefined, host: string | undefined): URL {
  const home = new URL('http://site.invalid/');
  if (!referer || !URL.canParse(referer)) return home;
  const page = new URL(referer);
  return page.host === host ? page : home;
}
