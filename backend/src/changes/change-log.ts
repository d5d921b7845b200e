import { randomUUID } from 'node:crypto';
import { type ChangesResponse, changesPath, type RecordChange } from '@iwan/shared/domain/record/record-change';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { onlyDirectly } from '../http/refuse-cross-site';

/** Numbers of several processes of the backend, `a1b2c3d4.17,e5f6a7b8.3`: the reader may reach any of them. */
const requested = z.object({ after: z.string().max(1_000).default('') });

/** `GET /changes`: what has changed, for the caches of the site. Refused for requests through a proxy. */
export function changesRoute(log: ChangeLog): FastifyPluginAsync {
  return async (app) => {
    // Each document server asks twice a second, which would be most of the log.
    app.get(changesPath, { onRequest: onlyDirectly, logLevel: 'warn' }, async (request, reply) => {
      const { after } = requested.parse(request.query);
      const own = after.split(',').find((each) => each.startsWith(`${log.node}.`));
      const number = Number(own?.slice(log.node.length + 1));
      reply.header('cache-control', 'no-store');
      return log.after(own !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : null);
    });
  };
}

/** The most changes that are remembered: a reader that has missed more treats everything as changed. */
const mostChanges = 1_000;
/** The most ids of one change; beyond that any record of the kind may have changed. */
const mostIds = 200;

interface Numbered extends RecordChange {
  readonly number: number;
}

/** What this process has answered differently since when, for caches in front of it. */
export type ChangeLog = ReturnType<typeof createChangeLog>;

export function createChangeLog(node: string = randomUUID().slice(0, 8)) {
  const changes: Numbered[] = [];
  let last = 0;
  return {
    node,
    note({ kind, ids }: RecordChange): void {
      last += 1;
      changes.push({ kind, ids: ids !== null && ids.length > mostIds ? null : ids, number: last });
      if (changes.length > mostChanges) changes.shift();
    },
    /** The changes after a number that this process has given; `null`: the reader knows no number of it. */
    after(number: number | null): ChangesResponse {
      const oldest = changes[0]?.number ?? last + 1;
      const isIncomplete = number === null || number > last || number < oldest - 1;
      const missed = isIncomplete ? [] : changes.filter((change) => change.number > number);
      return { node, last, isIncomplete, changes: missed.map(({ kind, ids }) => ({ kind, ids })) };
    },
  };
}
