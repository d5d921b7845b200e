import { and, desc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { every } from '../catalogue/every';
import { advisoryLock, type Database } from '../database/database';
import { feedImports } from '../database/schema';
import type { Environment } from '../environment';
import { within } from '../http/within';
import { hostOf } from './download';
import { beginImport, type FeedParts, importFeed, keepReport } from './import-feed';
import { FeedRefusal, largestFeed } from './read-xml';

/** How often a node looks whether an import is due, in milliseconds. */
const interval = 60_000;

/** How long a node that stops waits for an import, in milliseconds; the next start goes on. */
const longestEnd = 5_000;

/** Notes the start of the import that is due; `null` where none is, or another node has begun it. */
function beginDue(db: Database, { url, minutes }: NonNullable<Environment['feed']>, now: Date): Promise<number | null> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'feed schedule');
    const source = hostOf(url);
    const [last] = await tx
      .select({ at: feedImports.started_at })
      .from(feedImports)
      .where(and(eq(feedImports.is_scheduled, true), eq(feedImports.source, source)))
      .orderBy(desc(feedImports.id))
      .limit(1);
    if (last !== undefined && last.at.getTime() > now.getTime() - minutes * 60_000) return null;
    return beginImport(tx, { source, is_scheduled: true, started_at: now });
  });
}

interface Parts extends FeedParts {
  readonly feed: NonNullable<Environment['feed']>;
  /** Called after an import, so that caches read records again. */
  readonly changed: () => void;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Imports the feed whenever it is due, on one of all nodes, until it is stopped. */
export function startFeed({ feed, changed, log, ...given }: Parts): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  const parts: FeedParts = {
    ...given,
    download: (address, mostBytes) => {
      if (isStopped) throw new Error('The backend is stopping');
      return given.download(address, mostBytes);
    },
  };
  const look = async () => {
    const id = await beginDue(parts.db, feed, parts.now());
    if (id === null) return;
    try {
      await keepReport(parts, id, async () => importFeed(parts, await parts.download(feed.url, largestFeed)));
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
      log.warn({ reason: error.message }, 'the feed was not imported');
    }
    changed();
  };
  const rounds = every(interval, look, (err) => log.error({ err }, 'the feed could not be imported'));
  return {
    async stop() {
      isStopped = true;
      await within(longestEnd, rounds.stop());
    },
  };
}
