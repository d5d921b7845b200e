import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { handoverRecord } from '@iwan/shared/domain/track-record/handover-record';
import { and, eq, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../database/database';
import { projects } from '../database/schema';
import { isPublished } from '../database/tables/columns';

/** Finished projects change rarely: what is sent of them may be a minute old. */
const keptFor = 60_000;
const mostKept = 500;

/** What a developer's record says of its handovers; nothing for fewer than three finished projects with a promised date. */
export const handovers = z.object({
  handovers: z.object({ finished: z.int(), on_time: z.int(), median_months: z.number() }).optional(),
});

export type Handovers = z.output<typeof handovers>;

/** Reads it by the id of the developer. A project that is hidden without a permit counts: it was handed over all the same. */
export function openHandovers(db: Database): (developerId: number) => Promise<Handovers> {
  const { status, handover, handover_promises } = projects;
  const kept = new LRUCache<number, Handovers>({
    max: mostKept,
    ttl: keptFor,
    fetchMethod: async (id) => {
      const isCounted = and(eq(projects.developer_id, id), isPublished(projects), isNotNull(handover_promises));
      const rows = await db.select({ status, handover, handover_promises }).from(projects).where(isCounted);
      const found = handoverRecord(rows, dayInDubai(new Date()));
      if (found === null) return {};
      const { finished, onTime, medianMonths } = found;
      return { handovers: { finished, on_time: onTime, median_months: medianMonths } };
    },
  });
  return (id) => kept.forceFetch(id);
}
