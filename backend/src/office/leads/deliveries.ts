import type { DeliveryRecord } from '@iwan/shared/domain/office/lead-wire';
import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseAndClock } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import { HttpError } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { noteChange } from '../audit';
import { type Caller, callerOf } from '../caller';
import { ofOne, requireId } from '../change-body';
import { listRoute } from '../list';
import { findLead } from './change';
import { within } from './query';

interface Parts extends DatabaseAndClock {
  /** Called when a lead is to be delivered again. */
  readonly queued: () => void;
}

/** Delivered, failed at least once and tried again, or not tried yet. */
const states = ['delivered', 'failed', 'waiting'] as const;

const filterForm = z.strictObject({ channel: z.string().max(60).optional(), state: z.enum(states).optional() });

export const replayForm = z.object({ channel: z.string('Please say which channel').min(1).max(60) });

const conditions: Readonly<Record<(typeof states)[number], SQL | undefined>> = {
  delivered: isNotNull(leadDeliveries.delivered_at),
  failed: and(isNull(leadDeliveries.delivered_at), isNotNull(leadDeliveries.last_error)),
  waiting: and(isNull(leadDeliveries.delivered_at), isNull(leadDeliveries.last_error)),
};

/** The condition for deliveries of leads that a caller may see. */
function ofVisibleLeads(db: Database, caller: Caller): SQL | undefined {
  const own = within(caller);
  if (own === undefined) return undefined;
  return exists(
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadDeliveries.lead_id), own)),
  );
}

/** `GET /deliveries`: to which channels leads were delivered; `POST /leads/:id/replay` delivers one again under its own key. */
export function deliveryRoutes({ db, queued, now }: Parts): ZodRoutes {
  return async (app) => {
    listRoute(app, '/deliveries', {
      ...{ db, table: leadDeliveries, filter: filterForm, sorts: { id: leadDeliveries.id } },
      usual: { sort: 'id', order: 'desc' },
      where: ({ channel, state }, request) =>
        and(
          ofVisibleLeads(db, callerOf(request)),
          channel === undefined ? undefined : eq(leadDeliveries.channel, channel),
          state && conditions[state],
        ),
      read: async (isOnPage) => {
        const rows = await db
          .select({ delivery: leadDeliveries, name: sql<string | null>`${leads.fields} ->> 'name'` })
          .from(leadDeliveries)
          .innerJoin(leads, eq(leads.id, leadDeliveries.lead_id))
          .where(isOnPage);
        return rows.map(deliveryRecord);
      },
    });

    app.post('/leads/:id/replay', ofOne, async (request, reply) => {
      const caller = callerOf(request);
      const { lead } = await findLead(db, requireId(request.params.id), caller);
      const { channel } = readBody(replayForm, request.body);
      await db.transaction(async (tx) => {
        const again = await tx
          .update(leadDeliveries)
          .set({ delivered_at: null, due_at: now() })
          .where(and(eq(leadDeliveries.lead_id, lead.id), eq(leadDeliveries.channel, channel)))
          .returning({ id: leadDeliveries.id });
        if (again.length === 0) {
          const message = 'This lead was never to be delivered that way';
          throw new HttpError(400, message, [{ field: 'channel', message }]);
        }
        const entry = { resource: 'leads', recordId: lead.id, action: 'replay', after: { channel } };
        await noteChange(tx, caller.person, entry, now());
      });
      queued();
      return reply.code(204).send();
    });
  };
}

interface Row {
  readonly delivery: typeof leadDeliveries.$inferSelect;
  readonly name: string | null;
}

const deliveryRecord = ({ delivery, name }: Row): DeliveryRecord => ({
  id: delivery.id,
  lead: { id: delivery.lead_id, name },
  channel: delivery.channel,
  state: delivery.delivered_at !== null ? 'delivered' : delivery.last_error === null ? 'waiting' : 'failed',
  attempts: delivery.attempts,
  deliveredAt: delivery.delivered_at?.toISOString() ?? null,
  nextAt: delivery.delivered_at === null ? delivery.due_at.toISOString() : null,
  lastError: delivery.last_error,
});
