import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AgentRecord, AgentStore } from '../agents/store';
import { type ArticleParts, type BlogReader, type BlogStore, blogsOf } from '../blogs/store';
import type { Answers } from '../catalogue/answers';
import { type CatalogueReader, catalogueOf } from '../catalogue/catalogue';
import { type DeveloperRecord, type DeveloperStore, developerInList } from '../developers/store';
import type { QuestionRecord, QuestionStore } from '../faq/store';
import type { OpeningRecord, OpeningStore } from '../openings/store';
import type { ProjectRecord } from '../projects/project-record';
import { indexProjects } from '../projects/select';
import type { ProjectReader, ProjectStore } from '../projects/store';
import type { SiteTextRecord, SiteTextStore } from '../site-texts/store';
import type { TeamRecord, TeamStore } from '../team/store';
import type { StoredPreview } from './preview-store';
import { withRecord } from './with-record';

/** What the calls that read records are answered from. */
export interface PublicStores {
  readonly projects: ProjectStore;
  readonly developers: DeveloperStore;
  readonly agents: AgentStore;
  readonly team: TeamStore;
  readonly blogs: BlogStore;
  readonly openings: OpeningStore;
  readonly faq: QuestionStore;
  readonly texts: SiteTextStore;
}

/** The same readers as for an answer to a visitor. */
export interface PublicReaders {
  readonly projects: ProjectReader;
  readonly developers: CatalogueReader<DeveloperRecord>;
  readonly agents: CatalogueReader<AgentRecord>;
  readonly team: CatalogueReader<TeamRecord>;
  readonly blogs: BlogReader;
  readonly openings: CatalogueReader<OpeningRecord>;
  readonly faq: CatalogueReader<QuestionRecord>;
  readonly texts: CatalogueReader<SiteTextRecord>;
}

/** The readers for a request: everybody's, or with the record that its preview shows in the place of the published one. */
export type ReadersFor = (request: FastifyRequest) => PublicReaders;

interface Made {
  /** The records of everybody that it was made with. */
  readonly from: object;
  readonly readers: PublicReaders;
}

/** How many previews are cached at once; each has an index of its own. */
const mostIndexes = 4;

const previews = new WeakMap<FastifyRequest, StoredPreview>();

/** For the hook that has read the request's token. */
export function setPreview(request: FastifyRequest, preview: StoredPreview): void {
  previews.set(request, preview);
}

export const hasPreview = (request: FastifyRequest): boolean => previews.has(request);

/** Opens the readers of requests: only a request with a preview reads the changed record. */
export function openReaders(stores: PublicStores, answers: Answers): ReadersFor {
  const held = new LRUCache<number, Made>({ max: mostIndexes });
  return (request) => {
    const preview = previews.get(request);
    if (preview === undefined) return stores;
    const from = recordsOf(stores, preview.resource);
    const known = held.get(preview.id);
    if (known?.from === from) return known.readers;
    const readers = { ...stores, ...changedReader(stores, preview, answers) };
    held.set(preview.id, { from, readers });
    return readers;
  };
}

function recordsOf(stores: PublicStores, resource: ContentResource): object {
  return resource === 'blogs' ? stores.blogs.articles() : stores[resource].all();
}

/** The reader of the kind of record that a preview shows. The record was stored by this backend. */
function changedReader(stores: PublicStores, { resource, record }: StoredPreview, answers: Answers) {
  switch (resource) {
    case 'projects': {
      const records = withRecord(stores.projects.all(), record as unknown as ProjectRecord);
      let index: ReturnType<typeof indexProjects> | undefined;
      const projects: ProjectReader = {
        ...catalogueOf(records, answers),
        index: () => {
          index ??= indexProjects(records);
          return index;
        },
      };
      return { projects };
    }
    case 'developers': {
      const records = withRecord(stores.developers.all(), record as unknown as DeveloperRecord);
      return { developers: catalogueOf(records, answers, developerInList) };
    }
    case 'agents':
      return { agents: catalogueOf(withRecord(stores.agents.all(), record as unknown as AgentRecord), answers) };
    case 'team':
      return { team: catalogueOf(withRecord(stores.team.all(), record as unknown as TeamRecord), answers) };
    case 'openings':
      return {
        openings: catalogueOf(withRecord(stores.openings.all(), record as unknown as OpeningRecord), answers),
      };
    case 'faq':
      return { faq: catalogueOf(withRecord(stores.faq.all(), record as unknown as QuestionRecord), answers) };
    case 'texts':
      return { texts: catalogueOf(withRecord(stores.texts.all(), record as unknown as SiteTextRecord), answers) };
    case 'blogs':
      return { blogs: blogsOf(withArticle(stores.blogs.articles(), record as unknown as ArticleParts), answers) };
  }
}

function withArticle(articles: readonly ArticleParts[], shown: ArticleParts): readonly ArticleParts[] {
  const others = articles.filter(({ blog }) => blog.id !== shown.blog.id);
  return [shown, ...others];
}
