import { callableDigits } from '@iwan/shared/domain/contact/phone';
import { whatsappAddress } from '@iwan/shared/domain/contact/whatsapp';
import type { LeadAnswered } from '@iwan/shared/domain/office/lead-wire';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import { eq } from 'drizzle-orm';
import type { DatabaseAndClock } from '../../database/database';
import { leads } from '../../database/schema';
import type { EndingLinks } from '../../http/ending-links';
import { HttpError, notFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import type { AttachmentStore } from '../../leads/attachments/attachments';
import { callerOf } from '../caller';
import { ofOne, requireId } from '../change-body';
import { invalid } from '../office-error';
import { changeLead, findLead } from './change';
import { leadFigures } from './figures';
import { answerForm, figuresQuery, tokenParameter } from './forms';
import { queueMails } from './mails';
import { leadRecords } from './record';
import { templatesFor } from './templates';

interface Parts extends DatabaseAndClock {
  readonly attachments: AttachmentStore;
  readonly links: EndingLinks;
  /** Called when a mail is in the outbox. */
  readonly queued: () => void;
}

/** The default period of the figures in milliseconds. */
const usualSpan = 30 * 24 * 3_600_000;

const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Answers to leads, their attachments, and the figures. */
export function leadAnswerRoutes({ db, attachments, links, queued, now }: Parts): ZodRoutes {
  return async (app) => {
    app.get('/leads/:id/templates', ofOne, async (request) => {
      const caller = callerOf(request);
      const found = await findLead(db, requireId(request.params.id), caller);
      const data = await templatesFor(db, found, caller.person.name);
      return { data, total: data.length };
    });

    app.post('/leads/:id/responses', ofOne, async (request, reply) => {
      const caller = callerOf(request);
      const { lead, work } = await findLead(db, requireId(request.params.id), caller);
      const { channel, text, subject } = readBody(answerForm, request.body);
      const to = typed(lead.fields.email);
      const phone = callableDigits(typed(lead.fields.phone));
      if (channel === 'mail' && to === '')
        throw invalid([{ field: 'channel', message: 'This lead has no email address' }]);
      if (channel === 'mail' && subject === undefined)
        throw invalid([{ field: 'subject', message: 'Enter a subject' }]);
      if (channel === 'whatsapp' && phone === null)
        throw invalid([{ field: 'channel', message: 'This lead has no phone number that can be called' }]);
      // A lead that is in a later stage or was closed keeps its stage.
      const change = work === null || work.stage === 'new' ? ({ stage: 'answered' } as const) : {};
      await db.transaction(async (tx) => {
        const requested = { id: lead.id, version: null, change, action: 'answer', more: { channel } };
        await changeLead(tx, requested, caller, now());
        if (channel === 'mail') await queueMails(tx, [{ leadId: lead.id, to, subject: subject ?? '', text }]);
      });
      if (channel === 'mail') queued();
      const [record] = await leadRecords(db, [await findLead(db, lead.id, caller)]);
      if (record === undefined) throw notFound('Lead');
      const link = channel === 'whatsapp' && phone !== null ? whatsappAddress(phone, text) : null;
      return reply.code(201).send({ lead: record, link } satisfies LeadAnswered);
    });

    app.get('/leads/:id/attachment-link', ofOne, async (request) => {
      const { lead } = await findLead(db, requireId(request.params.id), callerOf(request));
      if (lead.attachment === null) throw notFound('Attachment');
      const { token, endsAt } = links.make(lead.id, now());
      return { link: `${officeApi}/attachments/${token}`, endsAt: endsAt.toISOString() };
    });

    app.get('/attachments/:token', { schema: { params: tokenParameter } }, async (request, reply) => {
      const id = links.read(request.params.token, now());
      if (id === null) throw new HttpError(404, 'This link has expired. Request a new one.');
      const [lead] = await db.select({ attachment: leads.attachment }).from(leads).where(eq(leads.id, id));
      const content = lead?.attachment ? await attachments.read(lead.attachment) : null;
      if (!lead?.attachment || content === null) throw notFound('Attachment');
      const name = encodeURIComponent(lead.attachment.originalName);
      // Always a download: the content must not be shown on the office's origin, whatever its type.
      reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
      return reply.type(lead.attachment.mediaType).send(content);
    });

    app.get('/figures/leads', { schema: { querystring: figuresQuery } }, async (request) => {
      const { since } = request.query;
      const from = since === undefined ? new Date(now().getTime() - usualSpan) : new Date(since);
      return leadFigures(db, from, callerOf(request));
    });
  };
}
