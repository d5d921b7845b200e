import { createHash } from 'node:crypto';
import type { ActionResult } from '@iwan/shared/contracts/module';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { formAction, type PostedForm, postedParameters, postedQuery } from '@iwan/shared/forms/posted-form';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readingOf } from '../../src/document/languages';
import { plainPage } from '../html/plain-page';
import { sendingPage } from '../network/sending-page';
import type { VisitorHttp } from '../network/visitor-http';
import type { Site } from '../releases/composed-site';
import type { ActionLimit } from '../visitors/action-limit';
import type { FormDrafts } from './form-drafts';
import { type PostedFields, postedFields, readForms } from './posted-fields';
import { runAction } from './run-action';
import { ownForm, type TakenForm, takenBy } from './taken-by';
import { textsOf } from './texts';

interface Options {
  /** The site that a visitor is shown. */
  readonly siteOf: (request: FastifyRequest) => Promise<Site>;
  /** The way to the backend for what a visitor has posted; cookies that it sets go on to their browser. */
  readonly httpFor: (request: FastifyRequest) => VisitorHttp;
  /** The origin of our own pages, where it is known. */
  readonly ownOrigin: string | null;
  readonly drafts: FormDrafts;
  readonly limit: ActionLimit;
}

/** What the one field for a file is called, in HTML and on the wire. */
const fileField = 'file';

/** Whoever sends the same twice within this means it once, in milliseconds: a second press while nothing seems to happen. */
const sameWithin = 10 * 60_000;

/** What was posted, and where. */
interface Posting {
  readonly form: string;
  readonly page: URL;
  readonly taken: TakenForm | null;
  /** Whether the sender is led to a page that says how it went, rather than told. */
  readonly isLedOn: boolean;
}

/** What was posted, and on which page the form stands. */
interface Posted {
  readonly form: string;
  readonly page: URL;
  readonly fields: PostedFields | null;
}

/** What is handed to an action. */
interface Sending extends Pick<Posting, 'form' | 'page'>, Pick<VisitorHttp, 'http'> {
  readonly taken: TakenForm;
  readonly fields: PostedFields | null;
}

type Texts = ReturnType<typeof textsOf>;

type Problems = Extract<ActionResult, { readonly kind: 'problems' }>;

/** What the page with the form says itself. */
type Told = Exclude<ActionResult, { readonly kind: 'redirect' | 'file' }>;

/**
 * `POST /forms/{form}`: hands a posted form to the action of its owner, and goes back to the page with the form,
 * which then says how it went and has what was typed where it was not taken. A script that asks for JSON is told instead.
 *
 * What is the same for all forms is done here: where the form comes from, how often and how large it may be, what was typed, and
 * that a second press is one submission.
 */
export async function formsRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { siteOf, httpFor, ownOrigin, drafts, limit } = options;
  await readForms(app);
  app.post<{ Params: { form: string } }>(formAction(':form'), async (request, reply) => {
    const { form } = request.params;
    const page = pageOf(request, ownOrigin);
    const taken = takenBy(await siteOf(request), form, page);
    return answer(request, reply, { form, page, taken, isLedOn: !wantsJson(request) });
  });
  // The page's own form, as a mail program posts it that has its address alone (RFC 8058).
  app.post('/*', async (request, reply) => {
    const page = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://site.invalid');
    const current = await siteOf(request);
    const form = ownForm(current, page);
    const taken = form === null ? null : takenBy(current, form, page);
    // No mail program follows a redirect.
    return answer(request, reply, { form: form ?? '', page, taken, isLedOn: wantsPage(request) });
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, page, taken, isLedOn }: Posting,
  ): Promise<FastifyReply> {
    const { locale } = readingOf(page.pathname);
    const texts = textsOf(locale);
    if (!isFromOwnPage(sendingPage(request), ownOrigin))
      return refuse(reply, 403, { locale, title: texts.notSent, words: texts.notOurs });
    if (taken === null) return refuse(reply, 404, { locale, title: texts.notSent, words: texts.unknown });
    const wait = limit.waitFor(request.ip);
    if (wait > 0) return refuseForNow(request, reply, { form, page, taken, isLedOn }, Math.ceil(wait / 1000));
    const fields = await postedFields(request);
    const { http, cookies } = httpFor(request);
    const result = beforeAction(fields, texts) ?? (await act(request, { form, page, taken, fields, http }));
    reply.header('cache-control', 'no-store');
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return isLedOn ? lead(reply, result, { form, page, fields }, texts) : tell(reply, result);
  }

  function act(request: FastifyRequest, { form: name, page, taken, fields, http }: Sending): Promise<ActionResult> {
    const form = new FormData();
    for (const [field, value] of fields?.texts ?? []) form.append(field, value);
    if (fields?.file) form.append(fileField, fields.file, fields.file.name);
    const asked = { ...readingOf(page.pathname), name, form, params: taken.params, query: page.searchParams };
    return runAction(taken, { ...asked, http, idempotencyKey: keyOf([name, ...form], request.ip) }, (problem) =>
      request.log.warn(`The form "${name}" of ${taken.owner} was not sent: ${sentenceOf(problem)}`),
    );
  }

  /**
   * Asks a network to wait that sends too many forms. A browser is led back to the form at once, with what was typed; after
   * some of those it is only told.
   */
  async function refuseForNow(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, page, isLedOn }: Posting,
    seconds: number,
  ): Promise<FastifyReply> {
    const { locale } = readingOf(page.pathname);
    const texts = textsOf(locale);
    const problems = [{ sentence: texts.tooOften(seconds) }];
    reply.code(429).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
    if (!isLedOn) return reply.send({ kind: 'problems', problems, hasFailed: true });
    const told = { locale, title: texts.notSent, words: texts.tooOften(seconds) };
    reply.type('text/html; charset=utf-8');
    if (!limit.mayKeepDraft(request.ip)) return reply.send(plainPage(told));
    const fields = await postedFields(request);
    const href = addressAfter({ kind: 'problems', problems }, { form, page, fields }, texts);
    const more = `<a href="${escapeHtml(href)}">${texts.backToForm}</a>`;
    return reply.send(plainPage({ ...told, more, goesOn: { afterSeconds: 0, href } }));
  }

  /** Leads a browser on that runs no script. */
  function lead(reply: FastifyReply, result: ActionResult, posted: Posted, texts: Texts): FastifyReply {
    if (result.kind === 'redirect') return reply.redirect(result.to, 303);
    if (result.kind === 'file') return sendFile(reply, result);
    return reply.redirect(addressAfter(result, posted, texts), 303);
  }

  /** The address of the page of a form, where it says how it went and has what was typed. */
  function addressAfter(result: Told, { form, page, fields }: Posted, texts: Texts): string {
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

/** What needs no action to be told; `null` where there is nothing. */
function beforeAction(fields: PostedFields | null, texts: Texts): Problems | null {
  if (fields === null) return { kind: 'problems', problems: [{ sentence: texts.tooMany }], hasFailed: true };
  return fields.isFileTooLarge
    ? { kind: 'problems', problems: [{ field: fileField, sentence: texts.tooLarge }] }
    : null;
}

/** Tells a script, or a mail program, how it went. */
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

function sentenceOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

function keyOf(content: readonly unknown[], address: string): string {
  const moment = Math.floor(Date.now() / sameWithin);
  const written = JSON.stringify([content, address, moment], (_, value) =>
    value instanceof File ? [value.name, value.size] : value,
  );
  return createHash('sha256').update(written).digest('hex').slice(0, 32);
}

/** The page of ours that a form was sent from; Home where the header names none. Its path leads to no other host. */
function pageOf(request: FastifyRequest, ownOrigin: string | null): URL {
  const home = new URL('http://site.invalid/');
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return home;
  const page = new URL(referer);
  if (page.origin !== ownOrigin && page.host !== request.host) return home;
  page.pathname = page.pathname.replace(/^[/\\]+/, '/');
  return page;
}
