import { randomUUID } from 'node:crypto';
import type { Api } from '@iwan/shared/contracts/api';
import type { FastifyInstance } from 'fastify';
import { formNames, postedQuery } from '../../src/document/posted-form';
import { postedLead } from './posted-lead';

/**
 * `POST /forms/{form}`: the shell's forms without JavaScript. Sends the same lead and goes back to the page that the
 * form stands on, which then says how it went.
 */
export async function formsRoute(app: FastifyInstance, { api }: { readonly api: Api }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const form of formNames) {
    app.post(`/forms/${form}`, async (request, reply) => {
      const lead = request.body instanceof URLSearchParams ? postedLead(form, request.body) : null;
      const isSent = lead !== null && (await isAccepted(api, lead));
      const back = pageOf(request.headers.referer, request.headers.host);
      const posted = postedQuery({ form, outcome: isSent ? 'sent' : 'failed' });
      for (const [name, value] of Object.entries(posted)) back.searchParams.set(name, value);
      return reply.redirect(`${back.pathname}${back.search}#${form}`, 303);
    });
  }
}

async function isAccepted(api: Api, lead: Parameters<Api['contact']['send']>[0]): Promise<boolean> {
  return api.contact.send(lead, randomUUID()).then(
    () => true,
    () => false,
  );
}

/** The page of ours that a form was sent from; Home where the header names none. */
function pageOf(referer: string | undefined, host: string | undefined): URL {
  const home = new URL('http://site.invalid/');
  if (!referer || !URL.canParse(referer)) return home;
  const page = new URL(referer);
  return page.host === host ? page : home;
}
