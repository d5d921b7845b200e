import { type ContentResource, contentResources } from '@iwan/shared/domain/office/resources';
import type { FastifyBaseLogger } from 'fastify';
import { coalesce } from '../../catalogue/coalesce';
import type { DatabaseAndClock } from '../../database/database';
import { nextPublication, publishDue } from './publish';

interface Parts extends DatabaseAndClock {
  /** A record of a resource was published: caches read it again. */
  readonly published: (resource: ContentResource) => void;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface Publishing {
  /** Records have changed, perhaps with their schedules. */
  look(): void;
  stop(): Promise<void>;
}

/** The longest time between two checks of the schedules, in milliseconds. */
const longestPause = 60_000;
/** The pause after a failed query, in milliseconds. */
const retryPause = 1000;

/** Publishes each scheduled record at its time, until it is stopped. */
export function startPublishing({ db, published, log, now }: Parts): Publishing {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void look(), Math.max(0, Math.min(milliseconds, longestPause))).unref();
  };
  const look = coalesce(async () => {
    if (isStopped) return;
    try {
      const moments: number[] = [];
      for (const resource of contentResources) {
        if ((await publishDue(db, resource, now())) > 0) published(resource);
        const next = await nextPublication(db, resource);
        if (next !== null) moments.push(next.getTime());
      }
      wait(Math.min(...moments, Number.POSITIVE_INFINITY) - now().getTime());
    } catch (err) {
      if (!isStopped) log.error({ err }, 'what is due could not be published');
      wait(retryPause);
    }
  });
  let last = look();
  return {
    look() {
      last = look();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await last;
    },
  };
}
