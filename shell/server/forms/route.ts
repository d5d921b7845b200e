import { createHash } from 'node:crypto';
import { httpInLanguage } from '@iwan/shared/api/translation/http-in-language';
import type { ActionResult } from '@iwan/shared/contracts/module';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { formAction, type PostedForm, postedParameters, postedQuery } from '@iwan/shared/forms/posted-form';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readingOf } from '../../src/document/languages';
import type { Site } from '../release/composed-site';
import { plainPage } from '../request/html/plain-page';
import { sendingPage } from '../request/network/forwarded';
import type { VisitorHttp } from '../request/network/visitor-http';
import type { ActionLimit } from '../request/visitors/action-limit';
import type { FormDrafts } from './form-drafts';
import { type PostedFields, postedFields, readForms } from './posted-fields';
import { runAction } from './run-action';
import { ownForm, type TakenForm, takenBy } from './taken-by';
import { textsOf } from './texts';

interface Options {
  /** The site for a visitor. */
  readonly siteOf: (request: FastifyRequest) => Promise<Site>;
  /** The client of the backend with the visitor's cookies; cookies that the backend sets are forwarded to the browser. */
  readonly httpFor: (request: FastifyRequest) => VisitorHttp;
  /** The origin of our own pages, where it is known. */
  readonly ownOrigin: string | null;
  readonly drafts: FormDrafts;
  readonly limit: ActionLimit;
}

/** The name of the only file field, in HTML and on the wire. */
const fileField = 'file';

/** The same content within this time in milliseconds counts as one submission: a second press while nothing seems to happen. */
const sameWithin = 10 * 60_000;
/** A hundred bytes each. */
const mostPresses = 10_000;

/** The whole content of the one press of a mail program (RFC 8058). */
const oneClick = 'List-Unsubscribe=One-Click';

/** A posted form and its page. */
interface Posting {
  readonly form: string;
  readonly page: URL;
  readonly taken: TakenForm | null;
  /** Whether the response is a redirect to the page, instead of JSON or plain text. */
  readonly isLedOn: boolean;
  /** Posted to the page itself, as by the one press of a mail program (RFC 8058). */
  readonly isToPage?: boolean;
}

/** A posted form with its fields and its page. */
interface Posted {
  readonly form: string;
  readonly page: URL;
  readonly fields: PostedFields | null;
}

/** The arguments of an action. */
interface Sending extends Pick<Posting, 'form' | 'page'>, Pick<VisitorHttp, 'http'> {
  readonly taken: TakenForm;
  readonly fields: PostedFields | null;
}

type Texts = ReturnType<typeof textsOf>;

type Problems = Extract<ActionResult, { readonly kind: 'problems' }>;

/** Results that the page with the form shows itself. */
type Outcome = Exclude<ActionResult, { readonly kind: 'redirect' | 'file' }>;

/**
 * `POST /forms/{form}`: calls the action of the form's owner, and redirects to the page of the form, which shows the result,
 * and keeps the input after an error. A script that accepts JSON gets the result instead.
 *
 * Everything that is the same for all forms is done here: the check of the origin, limits of rate and size, the draft, and
 * deduplication of a second press.
 */
export async function formsRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { siteOf, httpFor, ownOrigin, drafts, limit } = options;
  await readForms(app);
  const keys = new LRUCache<string, string>({ max: mostPresses, ttl: sameWithin });
  app.post<{ Params: { form: string } }>(formAction(':form'), async (request, reply) => {
    const { form } = request.params;
    const page = pageOf(request, ownOrigin);
    const taken = takenBy(await siteOf(request), form, page);
    return response(request, reply, { form, page, taken, isLedOn: !wantsJson(request) });
  });
  // A form without an address of its own, which a mail program posts to the page (RFC 8058).
  app.post('/*', async (request, reply) => {
    const page = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://site.invalid');
    const current = await siteOf(request);
    const form = ownForm(current, page);
    const taken = form === null ? null : takenBy(current, form, page);
    // Mail programs do not follow redirects.
    return response(request, reply, { form: form ?? '', page, taken, isLedOn: wantsPage(request), isToPage: true });
  });

  async function response(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, page, taken, isLedOn, isToPage = false }: Posting,
  ): Promise<FastifyReply> {
    const { locale } = readingOf(page.pathname);
    const texts = textsOf(locale);
    const isForeign = !isFromOwnPage(sendingPage(request), ownOrigin);
    const notOurs = () => refuse(reply, 403, { locale, title: texts.notSent, words: texts.notOurs });
    if (isForeign && !isToPage) return notOurs();
    if (taken === null) return refuse(reply, 404, { locale, title: texts.notSent, words: texts.unknown });
    const wait = limit.waitFor(request.ip);
    if (wait > 0) return refuseForNow(request, reply, { form, page, taken, isLedOn }, Math.ceil(wait / 1000));
    const fields = await postedFields(request);
    if (isForeign) {
      // A mail program in a browser has another origin. What it may do is in the address, so that no cookie is needed.
      if (fields?.texts.toString() !== oneClick) return notOurs();
      delete request.headers.cookie;
    }
    const { http, cookies } = httpFor(request);
    const result = beforeAction(fields, texts) ?? (await act(request, { form, page, taken, fields, http }));
    reply.header('cache-control', 'no-store');
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return isLedOn ? lead(reply, result, { form, page, fields }, locale) : tell(reply, result);
  }

  function act(request: FastifyRequest, { form: name, page, taken, fields, http }: Sending): Promise<ActionResult> {
    const form = new FormData();
    for (const [field, value] of fields?.texts ?? []) form.append(field, value);
    if (fields?.file) form.append(fileField, fields.file, fields.file.name);
    const reading = readingOf(page.pathname);
    const requested = { ...reading, name, form, params: taken.params, query: page.searchParams };
    const inLanguage = httpInLanguage(http, () => reading.locale);
    return runAction(
      taken,
      { ...requested, http: inLanguage, idempotencyKey: keyOf(keys, [name, ...form], request.ip) },
      (error) => request.log.warn(`The form "${name}" of ${taken.owner} was not sent: ${sentenceOf(error)}`),
    );
  }

  /**
   * Refuses a network that sends too many forms. A browser is redirected to the form with its input; after a few of those it
   * only gets an error page.
   */
  async function refuseForNow(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, page, isLedOn }: Posting,
    seconds: number,
  ): Promise<FastifyReply> {
    const { locale } = readingOf(page.pathname);
    const texts = textsOf(locale);
    const errors = [{ sentence: texts.tooOften(seconds) }];
    reply.code(429).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
    if (!isLedOn) return reply.send({ kind: 'problems', problems: errors, hasFailed: true });
    const refusal = { locale, title: texts.notSent, words: texts.tooOften(seconds) };
    reply.type('text/html; charset=utf-8');
    if (!limit.mayStoreDraft(request.ip)) return reply.send(plainPage(refusal));
    const fields = await postedFields(request);
    const href = addressAfter({ kind: 'problems', problems: errors }, { form, page, fields }, texts);
    const more = `<a href="${escapeHtml(href)}">${texts.backToForm}</a>`;
    return reply.send(plainPage({ ...refusal, more, redirect: { afterSeconds: 0, href } }));
  }

  /** The response for a browser without script. */
  function lead(reply: FastifyReply, result: ActionResult, posted: Posted, locale: string): FastifyReply {
    if (result.kind === 'redirect') return reply.redirect(pathIn(locale, result.to), 303);
    if (result.kind === 'file') return sendFile(reply, result);
    return reply.redirect(addressAfter(result, posted, textsOf(locale)), 303);
  }

  /** The address of the page of a form, with the result and the draft in its query. */
  function addressAfter(result: Outcome, { form, page, fields }: Posted, texts: Texts): string {
    const back = new URL(page);
    for (const name of postedParameters) back.searchParams.delete(name);
    for (const [name, value] of Object.entries(postedQuery({ form, outcome: outcomeOf(result) }))) {
      back.searchParams.set(name, value);
    }
    if (result.kind === 'problems') {
      const isFileLost = fields?.file && !result.problems.some(({ field }) => field === fileField);
      const again = isFileLost ? [{ field: fileField, sentence: texts.chooseAgain }] : [];
      const draft = { form, fields: [...(fields?.texts ?? [])], problems: [...result.problems, ...again] };
      back.searchParams.set('draft', drafts.keep(draft));
    }
    if (result.kind === 'done' && result.next) {
      const { form: following, fields: filled } = result.next;
      back.searchParams.set('draft', drafts.keep({ form: following, fields: Object.entries(filled), problems: [] }));
    }
    return `${back.pathname}${back.search}#${form}`;
  }
}

/** Errors that need no action; `null` where there are none. */
function beforeAction(fields: PostedFields | null, texts: Texts): Problems | null {
  if (fields === null) return { kind: 'problems', problems: [{ sentence: texts.tooMany }], hasFailed: true };
  return fields.isFileTooLarge
    ? { kind: 'problems', problems: [{ field: fileField, sentence: texts.tooLarge }] }
    : null;
}

/** The response for a script or a mail program. */
function tell(reply: FastifyReply, result: ActionResult): FastifyReply {
  if (result.kind === 'file') return sendFile(reply, result);
  return reply.code(result.kind === 'problems' ? 422 : 200).send(result);
}

function sendFile(reply: FastifyReply, { file }: Extract<ActionResult, { readonly kind: 'file' }>): FastifyReply {
  return reply
    .code(file.status ?? 200)
    .type(file.contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .send(typeof file.body === 'string' ? file.body : Buffer.from(file.body));
}

function outcomeOf(result: ActionResult): PostedForm['outcome'] {
  if (result.kind !== 'problems') return 'sent';
  return result.hasFailed ? 'failed' : 'to mend';
}

function refuse(reply: FastifyReply, status: 403 | 404, page: Parameters<typeof plainPage>[0]): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(plainPage(page));
}

function wantsPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html');
}

function wantsJson(request: FastifyRequest): boolean {
  return !wantsPage(request) && request.headers.accept?.includes('application/json') === true;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The key of the first press of a visitor with this content. It follows from content and time, so that another document server
 * mostly has the same one, and is kept, since the second press may come in the next ten minutes of the clock.
 */
function keyOf(keys: LRUCache<string, string>, content: readonly unknown[], address: string): string {
  const written = JSON.stringify([content, address], (_, value) =>
    value instanceof File ? [value.name, value.size] : value,
  );
  const pressed = digest(written);
  const key = keys.get(pressed) ?? digest(pressed + Math.floor(Date.now() / sameWithin));
  if (!keys.has(pressed)) keys.set(pressed, key);
  return key;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The page of ours in the `Referer` header; Home without one. Its path cannot lead to another host. */
function pageOf(request: FastifyRequest, ownOrigin: string | null): URL {
  const home = new URL('http://site.invalid/');
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return home;
  const page = new URL(referer);
  if (page.origin !== ownOrigin && page.host !== request.host) return home;
  page.pathname = page.pathname.replace(/^[/\\]+/, '/');
  return page;
}
