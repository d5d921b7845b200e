import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBlogStore } from './blogs/store';
import { coalesce } from './catalogue/coalesce';
import { openListedStores } from './catalogue/listed-records';
import { createResponses } from './catalogue/responses';
import { createChangeLog } from './changes/change-log';
import { notingChanges, notingRefreshes } from './changes/noting-changes';
import type { DatabaseAndClock, OpenDatabase } from './database/database';
import { type Resource, readersOf } from './database/tables/watched-tables';
import type { Environment } from './environment';
import { startPublishing } from './office/content/start-publishing';
import { openPreviewStore, publicRecordReader } from './previews/preview-store';
import { openReaders, type PublicStores } from './previews/preview-stores';
import { readPreviews } from './previews/route';
import { readImageWidths } from './projects/records/read-projects';
import { openProjectStore } from './projects/store';
import { openRedirectStore } from './redirects/store';

interface Refreshable {
  refresh(): Promise<void>;
}

/** Reads again what was changed in the database; a burst of changes causes one read. */
function refreshChanged(
  stores: Readonly<Record<Resource, Refreshable>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): (resources: readonly Resource[]) => void {
  const refreshers = new Map(
    (Object.keys(stores) as Resource[]).map((resource) => [resource, coalesce(() => stores[resource].refresh())]),
  );
  return (resources) => {
    for (const resource of resources) {
      refreshers
        .get(resource)?.()
        .catch((err: unknown) => log.error({ err, resource }, 'a change could not be read'));
    }
  };
}

interface Parts extends DatabaseAndClock {
  readonly watch: OpenDatabase['watch'];
  readonly mediaFolder: string;
  readonly pepper: string;
  readonly settings: Pick<Environment, 'requiresPermits'>;
}

type Changed = (resources: readonly Resource[]) => void;

/**
 * Opens what the site shows: the records, held in memory and read anew when anybody writes, until the app closes; their previews; and what
 * is published when its moment comes.
 */
export async function openRecords(app: FastifyInstance, parts: Parts) {
  const { db, watch, mediaFolder, pepper, settings, now } = parts;
  const responses = createResponses();
  const widths = await readImageWidths(mediaFolder);
  const changes = createChangeLog();
  const projects = await openProjectStore(db, responses, widths, {
    ...settings,
    now,
    changed: (ids) => changes.note({ kind: 'project', ids: ids.map(String) }),
  });
  const articles = await openBlogStore(db, responses);
  const blogs = notingChanges(
    articles,
    { kind: 'article', read: () => articles.articles(), idOf: ({ blog }) => blog.id },
    changes,
  );
  const stores: PublicStores = { projects, blogs, ...(await openListedStores(db, responses, changes)) };
  const { developers, agents, openings } = stores;
  const readRedirects = await openRedirectStore(db, () => ({
    projects: projects.index(),
    developers: developers.all(),
    agents: agents.all(),
    openings: openings.all(),
  }));
  const redirects = notingRefreshes(readRedirects, 'redirect', changes);
  const refresh = refreshChanged({ ...stores, redirects }, app.log);
  const publishing = startPublishing({ db, now, log: app.log, published: (resource) => refresh(readersOf(resource)) });
  app.addHook('onClose', publishing.stop);
  const changed: Changed = (resources) => {
    refresh(resources);
    publishing.look();
  };
  app.addHook('onClose', await watch(changed));
  const previews = openPreviewStore(db, pepper);
  readPreviews(app, previews, now);
  return {
    ...{ stores, answers: responses, redirects, previews },
    /** What has changed in memory, for the caches of the site. */
    changes,
    /** Has what was written read anew. */
    refresh,
    /** The same, where schedules may be among it. */
    changed,
    readersFor: openReaders(stores, responses),
    readPublic: publicRecordReader(widths),
  };
}
