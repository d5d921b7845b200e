import { randomUUID } from 'node:crypto';
import type { ContactLead } from '@iwan/shared/contracts/api';
import { formNames, postedQuery } from '@iwan/shared/forms/posted-form';
import type { FastifyInstance } from 'fastify';
import { postedLead } from './posted-lead';

/** Sends a lead for the visitor at an address: the backend counts how often each one sends. */
export type SendLead = (lead: ContactLead, idempotencyKey: string, address: string) => Promise<void>;

/**
 * `POST /forms/{form}`: the forms of the site without JavaScript. Sends the same lead and goes back to the page that the
 * form stands on, which then says how it went.
 */
export async function formsRoute(app: FastifyInstance, { sendLead }: { readonly sendLead: SendLead }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const form of formNames) {
    app.post(`/forms/${form}`, async (request, reply) => {
      const lead = request.body instanceof URLSearchParams ? postedLead(form, request.body) : null;
      const isSent = lead !== null && (await isAccepted(sendLead(lead, randomUUID(), request.ip)));
      const back = pageOf(request.headers.referer, request.headers.host);
      const posted = postedQuery({ form, outcome: isSent ? 'sent' : 'failed' });
      for (const [name, value] of Object.entries(posted)) back.searchParams.set(name, value);
      return reply.redirect(`${back.pathname}${back.search}#${form}`, 303);
    });
  }
}

async function isAccepted(sending: Promise<void>): Promise<boolean> {
  return sending.then(
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
