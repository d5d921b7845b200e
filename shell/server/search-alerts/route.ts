import { isApiError } from '@iwan/shared/api/api-error';
import { askForAlert } from '@iwan/shared/api/search-alerts';
import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import { withQuery } from '@iwan/shared/paths/query';
import { searchPath } from '@iwan/shared/paths/search-words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts as formTexts } from '../forms/texts';
import { escapeHtml } from '../html/escape-html';
import { plainPage } from '../html/plain-page';
import { texts } from './texts';

interface Options {
  readonly http: Http;
  /** The origin of our own pages, where it is known. */
  readonly ownOrigin: string | null;
}

interface LinkedSearch {
  readonly search: string;
  readonly path: string;
  readonly confirmed: boolean;
}

/**
 * The pages of searches by e-mail: what the form posts to without script, and what the links of the mails lead to. A link
 * shows a page with a button: what a mail program opens by itself begins and ends nothing. The address that ends it takes
 * the one press of a mail program as well (RFC 8058).
 */
export async function searchAlertsRoute(app: FastifyInstance, { http, ownOrigin }: Options): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onSend', async (_, reply) => {
    // The address is a secret of whoever has the mail.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });

  app.post('/search-alerts', async (request, reply) => {
    if (!isFromOwnPage(sendingPage(request), ownOrigin)) return show(reply, 403, formTexts.notOurs);
    const fields = fieldsOf(request);
    const text = (name: string) => fields.get(name)?.trim() ?? '';
    const search = { query: text('query'), slug: text('slug') || null };
    const back = link(searchPath(search), texts.back);
    const website = text('website');
    try {
      const alert = { ...search, email: text('email'), ...(website === '' ? {} : { website }) };
      await askForAlert(http, alert, { headers: { 'X-Forwarded-For': request.ip } });
      return show(reply, 200, texts.sent, back);
    } catch (error) {
      const status = isApiError(error) ? (error.status ?? 502) : 502;
      const said = isApiError(error) ? (error.refusals[0]?.message ?? error.said) : null;
      return show(reply, status, texts.notSent(said === null ? texts.again : escapeHtml(said)), back);
    }
  });

  for (const kind of ['confirm', 'end'] as const) {
    const path = `/search-alerts/${kind}`;
    app.get(path, (request, reply) => guarded(reply, () => ask(kind, tokenOf(request), reply)));
    app.post(path, (request, reply) => guarded(reply, () => act(kind, tokenOf(request), reply)));
  }

  async function ask(kind: 'confirm' | 'end', token: string, reply: FastifyReply): Promise<FastifyReply> {
    const found = readLinked(await http.get(withQuery('/api/search-alerts', { token })));
    if (kind === 'confirm' && found.confirmed) return begun(found, reply);
    const words = (kind === 'confirm' ? texts.ask : texts.stop)(escapeHtml(found.search));
    return show(reply, 200, words, button(kind, token));
  }

  async function act(kind: 'confirm' | 'end', token: string, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await http.send('POST', `/api/search-alerts/${kind}`, { token });
    return kind === 'end' ? show(reply, 200, texts.ended) : begun(readLinked(answer), reply);
  }

  function begun({ search, path }: LinkedSearch, reply: FastifyReply): FastifyReply {
    return show(reply, 200, texts.begun(escapeHtml(search)), link(path, texts.see));
  }

  async function guarded(reply: FastifyReply, answer: () => Promise<FastifyReply>): Promise<FastifyReply> {
    try {
      return await answer();
    } catch (error) {
      // The backend's own sentence: how many searches one address may have is its rule.
      if (isApiError(error) && error.status === 409) {
        return show(reply, 409, texts.full(error.said === null ? texts.again : escapeHtml(error.said)));
      }
      const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
      return isUnknown ? show(reply, 404, texts.expired) : show(reply, 503, texts.away);
    }
  }
}

function show(reply: FastifyReply, status: number, words: { title: string; words: string }, more = ''): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(plainPage({ ...words, more }));
}

const link = (path: string, label: string) => `<a href="${escapeHtml(path)}">${label}</a>`;

const button = (kind: 'confirm' | 'end', token: string) =>
  `<form method="post" action="/search-alerts/${kind}"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
  `<button>${kind === 'confirm' ? texts.begin : texts.end}</button></form>`;

function fieldsOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** Of the form, or, as mail programs send it, of the address. */
function tokenOf(request: FastifyRequest): string {
  const asked = (request.query as { readonly token?: unknown }).token;
  return fieldsOf(request).get('token') ?? (typeof asked === 'string' ? asked : '');
}

/** What another backend may say of a link is as untrusted as anything else. */
function readLinked(body: unknown): LinkedSearch {
  const data = asRecord(asRecord(body)?.data);
  const path = data && readText(data, 'path');
  return {
    search: (data && readText(data, 'search')) ?? '',
    path: path && /^\/(?![/\\])/.test(path) ? path : '/',
    confirmed: data?.confirmed === true,
  };
}

function sendingPage(request: FastifyRequest) {
  return {
    origin: request.headers.origin,
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    ownOrigin: `${request.protocol}://${request.host}`,
  };
}
