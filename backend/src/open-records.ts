import type { FastifyInstance } from 'fastify';
import { openAgentStore } from './agents/store';
import { openBlogStore } from './blogs/store';
import { type Answers, createAnswers } from './catalogue/answers';
import { refreshChanged } from './catalogue/refresh-changed';
import { type ChangeLog, createChangeLog } from './changes/change-log';
import { ownId } from './changes/changed-ids';
import { notingChanges, notingRefreshes } from './changes/noting-changes';
import type { Database, OpenDatabase } from './database/database';
import { type Resource, readersOf } from './database/tables/watched-tables';
import { openDeveloperStore } from './developers/store';
import type { Environment } from './environment';
import { openQuestionStore } from './faq/store';
import { startPublishing } from './office/content/start-publishing';
import { openOpeningStore } from './openings/store';
import { openPreviewStore, type PreviewStore } from './previews/preview-store';
import { openReaders, type PublicStores, type ReadersFor } from './previews/preview-stores';
import { type PublicRecordReader, publicRecordReader } from './previews/public-record';
import { readPreviews } from './previews/route';
import { readImageWidths } from './projects/image-widths';
import { openProjectStore } from './projects/store';
import { openRedirectStore, type RedirectStore } from './redirects/store';
import { openSiteTextStore } from './site-texts/store';
import { openTeamStore } from './team/store';

interface Parts {
  readonly db: Database;
  readonly watch: OpenDatabase['watch'];
  readonly mediaFolder: string;
  readonly pepper: string;
  readonly settings: Pick<Environment, 'requiresPermits'>;
  readonly now: () => Date;
}

type Changed = (resources: readonly Resource[]) => void;

export interface OpenRecords {
  readonly stores: PublicStores;
  readonly answers: Answers;
  readonly redirects: RedirectStore;
  readonly previews: PreviewStore;
  /** What has changed in memory, for the caches of the site. */
  readonly changes: ChangeLog;
  readonly readersFor: ReadersFor;
  readonly readPublic: PublicRecordReader;
  /** Has what was written read anew. */
  readonly refresh: Changed;
  /** The same, where schedules may be among it. */
  readonly changed: Changed;
}

/**
 * Opens what the site shows: the records, held in memory and read anew when anybody writes, until the app closes; their previews; and what
 * is published when its moment comes.
 */
export async function openRecords(app: FastifyInstance, parts: Parts): Promise<OpenRecords> {
  const { db, watch, mediaFolder, pepper, settings, now } = parts;
  const answers = createAnswers();
  const widths = await readImageWidths(mediaFolder);
  const changes = createChangeLog();
  const stores = withNotes(
    {
      projects: await openProjectStore(db, answers, widths, {
        ...settings,
        now,
        changed: (ids) => changes.note({ kind: 'project', ids: ids.map(String) }),
      }),
      developers: await openDeveloperStore(db, answers),
      agents: await openAgentStore(db, answers),
      team: await openTeamStore(db, answers),
      blogs: await openBlogStore(db, answers),
      openings: await openOpeningStore(db, answers),
      faq: await openQuestionStore(db, answers),
      texts: await openSiteTextStore(db, answers),
    },
    changes,
  );
  const { projects, developers, agents, openings } = stores;
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
    ...{ stores, answers, redirects, previews, changes, refresh, changed },
    readersFor: openReaders(stores, answers),
    readPublic: publicRecordReader(widths),
  };
}

/** The stores, which note what each reading has changed. */
function withNotes(stores: PublicStores, log: ChangeLog): PublicStores {
  const { projects, developers, agents, team, blogs, openings, faq, texts } = stores;
  return {
    // It knows itself which ones have changed, and notes them.
    projects,
    developers: notingChanges(developers, { kind: 'developer', read: () => developers.all(), idOf: ownId }, log),
    agents: notingChanges(agents, { kind: 'agent', read: () => agents.all(), idOf: ownId }, log),
    team: notingChanges(team, { kind: 'member', read: () => team.all(), idOf: ownId }, log),
    blogs: notingChanges(blogs, { kind: 'article', read: () => blogs.articles(), idOf: ({ blog }) => blog.id }, log),
    openings: notingChanges(openings, { kind: 'opening', read: () => openings.all(), idOf: ownId }, log),
    faq: notingChanges(faq, { kind: 'question', read: () => faq.all(), idOf: ownId }, log),
    texts: notingChanges(texts, { kind: 'text', read: () => texts.all(), idOf: ownId }, log),
  };
}
