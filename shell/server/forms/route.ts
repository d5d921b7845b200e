import { createHash } from 'node:crypto';
import { type ApiError, isApiError } from '@iwan/shared/api/api-error';
import type { ContactLead } from '@iwan/shared/api/calls';
import {
  type FormName,
  formNames,
  type PostedForm,
  postedParameters,
  postedQuery,
} from '@iwan/shared/forms/posted-form';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainPage } from '../html/plain-page';
import type { FormDrafts, FormProblem } from './form-drafts';
import { type PostedFields, postedFields, readForms } from './posted-fields';
import { postedLead, tellsRefusals } from './posted-lead';
import { texts } from './texts';

/** Sends a lead for the visitor at an address: the backend counts how often each one sends. */
export type SendLead = (lead: ContactLead, idempotencyKey: string, address: string) => Promise<void>;

interface Options {
  readonly sendLead: SendLead;
  /** The origin of our own pages, where it is known. */
  readonly ownOrigin: string | null;
  readonly drafts: FormDrafts;
}

/** What the one field for a file is called, in HTML and on the wire. */
const fileField = 'file';

/** Whoever sends the same twice within this means it once, in milliseconds: a second press while nothing seems to happen. */
const sameWithin = 10 * 60_000;

/**
 * `POST /forms/{form}`: the forms of the site without JavaScript. Sends the same lead and goes back to the page that the
 * form stands on, which then says how it went and has what was typed where it was not sent.
 */
export async function formsRoute(app: FastifyInstance, { sendLead, ownOrigin, drafts }: Options): Promise<void> {
  await readForms(app);
  for (const form of formNames) {
    app.post(`/forms/${form}`, async (request, reply) => {
      if (!isFromOwnPage(sendingPage(request), ownOrigin)) {
        return reply.code(403).type('text/html; charset=utf-8').send(plainPage(texts.notOurs));
      }
      const fields = await postedFields(request);
      const { outcome, problems } = fields === null ? tooManyFiles : await send(form, fields, request);
      const back = pageOf(request, ownOrigin);
      for (const name of postedParameters) back.searchParams.delete(name);
      for (const [name, value] of Object.entries(postedQuery({ form, outcome }))) back.searchParams.set(name, value);
      if (outcome !== 'sent') {
        const isFileLost = fields?.file && !problems.some(({ field }) => field === fileField);
        const again = isFileLost ? [{ field: fileField, sentence: texts.chooseAgain }] : [];
        const draft = { form, fields: [...(fields?.texts ?? [])], problems: [...problems, ...again] };
        back.searchParams.set('draft', drafts.keep(draft));
      }
      return reply.redirect(`${back.pathname}${back.search}#${form}`, 303);
    });
  }

  async function send(form: FormName, fields: PostedFields, request: FastifyRequest): Promise<Sending> {
    if (fields.isFileTooLarge) return toMend([{ field: fileField, sentence: texts.tooLarge }]);
    const posted = postedLead(form, fields);
    if (posted.kind === 'problems') return toMend(posted.problems);
    // The field that no visitor sees travels along: the backend judges what a machine has filled in, and tells nobody.
    const website = fields.texts.get('website');
    const lead = website ? { ...posted.lead, website } : posted.lead;
    try {
      await sendLead(lead, keyOf(lead, request.ip), request.ip);
      return { outcome: 'sent', problems: [] };
    } catch (problem) {
      request.log.warn(`A form was not sent: ${problem instanceof Error ? problem.message : String(problem)}`);
      const problems = isApiError(problem) ? problemsOf(problem) : [];
      const isAboutFields = problems.length > 0 && problems.every(({ field }) => field && fields.texts.has(field));
      return isAboutFields && !tellsRefusals(form) ? toMend(problems) : { outcome: 'failed', problems };
    }
  }
}

/** How sending a form went; the problems are empty where the visitor can mend nothing. */
interface Sending {
  readonly outcome: PostedForm['outcome'];
  readonly problems: readonly FormProblem[];
}

const toMend = (problems: readonly FormProblem[]): Sending => ({ outcome: 'to mend', problems });

const tooManyFiles: Sending = { outcome: 'failed', problems: [{ sentence: texts.tooMany }] };

/** What the backend has said: of each field, or when it may be tried again. */
function problemsOf({ refusals, status, retryAfter }: ApiError): readonly FormProblem[] {
  if (status === 429 && retryAfter !== null) return [{ sentence: texts.later(retryAfter) }];
  return refusals.map(({ field, message }) => ({ field, sentence: message }));
}

function keyOf(lead: ContactLead, address: string): string {
  const moment = Math.floor(Date.now() / sameWithin);
  return createHash('sha256')
    .update(
      JSON.stringify([lead, address, moment], (_, value) => (value instanceof File ? [value.name, value.size] : value)),
    )
    .digest('hex')
    .slice(0, 32);
}

function sendingPage(request: FastifyRequest) {
  return {
    origin: request.headers.origin,
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    ownOrigin: `${request.protocol}://${request.host}`,
  };
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
