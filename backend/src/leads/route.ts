import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { largestAttachment } from '@iwan/shared/domain/contact/attachment';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import type { LeadAttachment } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { refusals } from '../http/refusals/refusals';
import type { Metrics } from '../metrics/metrics';
import type { AttachmentStore } from './attachments/attachments';
import { claimTime } from './claim-time';
import type { DeclaredForms } from './forms/declared-forms';
import { isLeadsFault } from './journal/replay-journal';
import { consentField } from './lead';
import { readForm, readSubmission, type Submission } from './read-submission';
import { looksHasty, looksLikeSpam } from './spam';
import type { LeadStore } from './store';

interface Parts {
  readonly db: Database;
  readonly leads: LeadStore;
  readonly declared: DeclaredForms;
  readonly attachments: AttachmentStore;
  readonly metrics: Metrics;
  readonly contactLimit: RateHook;
}

/** Wording of the IETF draft on this header (draft-ietf-httpapi-idempotency-key-header, 2.6). */
const otherContent = 'Something else was sent under this Idempotency-Key. Please send this under a new one.';
const received = { message: 'Thank you. We have received your details.' };

/** Visible ASCII only; long enough for any UUID. */
function idempotencyKey(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return randomUUID();
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new HttpError(400, 'The Idempotency-Key has 1 to 200 visible characters');
  }
  return header;
}

function accept({ form, values, upload }: Submission) {
  const read = readForm(form, values, upload !== null);
  if (!read.ok) throw new HttpError(400, read.errors[0]?.message ?? refusals.checkForm, read.errors);
  const marks = { isSpam: looksLikeSpam(values), isHasty: looksHasty(values) };
  // Fields that are not part of the form are dropped.
  const language = languageField in form.fields.shape ? null : readLanguageField(values[languageField]);
  const { locale } = languageOf(language ?? defaultLanguage.code);
  const fields = {
    ...read.fields,
    ...(form.consent === undefined ? {} : { [consentField]: form.consent(locale) }),
    ...(language === null ? {} : { [languageField]: language }),
  };
  return { form: form.name, fields, upload: form.file ? upload : null, marks };
}

/**
 * `POST /api/contact` of section 7. Responds 201 when the lead is on the disk, and again for a duplicate with the same
 * `Idempotency-Key`; 400 with a message for each invalid field; 413 for what is too large; 422 for another lead under the same
 * key.
 */
export function leadRoutes({ db, leads, declared, attachments, metrics, contactLimit }: Parts): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart, {
      limits: { fileSize: largestAttachment, files: 1, fields: 20, parts: 21, fieldSize: 64 * 1024, headerPairs: 100 },
    });

    app.post('/api/contact', { onRequest: contactLimit }, async (request, reply) => {
      const { form, fields, upload, marks } = accept(await readSubmission(request, declared));
      const key = idempotencyKey(request);
      let attachment: LeadAttachment | null = null;
      const make = async () => {
        if (!marks.isSpam) await claimTime(db, { key, form, fields }, new Date());
        if (upload !== null) attachment = await attachments.keep(upload);
        return { key, form, fields, attachment, ...marks, receivedAt: new Date().toISOString() };
      };
      const content = { form, fields, attachment: upload && { bytes: upload.content.length } };
      const discard = async () => {
        if (attachment !== null) await attachments.discard(attachment);
      };
      const result = await leads
        .storeOnce(key, content, make, (err) => request.log.error({ err, form }, 'a lead waits in the journal'))
        .catch(async (error: unknown) => {
          // After any other error the lead may be stored: the answer to a commit may be lost.
          if (isLeadsFault(error)) await discard();
          throw error;
        });
      if (result !== 'stored') await discard();
      if (result === 'conflict') throw new HttpError(422, otherContent);
      metrics.countLead(form, marks.isSpam);
      return reply.code(201).send(received);
    });
  };
}
