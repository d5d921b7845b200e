import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type ArticleParts, type BlogReader, type BlogStore, blogsOf } from '../blogs/store';
import { catalogueOf } from '../catalogue/catalogue';
import { type ListedReaders, type ListedStores, listingOf } from '../catalogue/listed-records';
import type { Answers } from '../catalogue/responses';
import type { ProjectRecord } from '../database/project-record';
import { loadProject } from '../projects/records/project-records';
import { type ProjectReader, type ProjectStore, projectReader } from '../projects/store';
import { openProjectIndex, type ProjectIndex, withProject } from '../search/project-index';
import type { StoredPreview } from './preview-store';

interface Numbered {
  readonly id: number;
  readonly name: string;
}

/** The records with one replaced by its changed form; a new one is appended. */
function withRecord<Item extends Numbered>(items: readonly Item[], record: Item): readonly Item[] {
  const isKnown = items.some(({ id }) => id === record.id);
  return isKnown ? items.map((item) => (item.id === record.id ? record : item)) : [...items, record];
}

/** What the calls that read records are answered from. */
export interface PublicStores extends ListedStores {
  readonly projects: ProjectStore;
  readonly blogs: BlogStore;
}

/** The same readers as for an answer to a visitor. */
export interface PublicReaders extends ListedReaders {
  readonly projects: ProjectReader;
  readonly blogs: BlogReader;
}

/** The readers for a request: everybody's, or with the record that its preview shows in the place of the published one. */
export type ReadersFor = (request: FastifyRequest) => PublicReaders;

interface Made {
  /** The records of everybody that it was made with. */
  readonly from: object;
  readonly readers: PublicReaders;
  /** How many records were indexed for it. */
  readonly size: number;
}

const mostPreviews = 4;

/** How many projects the indexes of cached previews may have together; a larger site makes an index for each request of a preview. */
const mostIndexed = 80_000;
/** How many other records there may be in cached previews; an estimate for the limit above. */
const otherRecords = 1_000;

const previews = new WeakMap<FastifyRequest, StoredPreview>();

/** For the hook that has read the request's token. */
export function setPreview(request: FastifyRequest, preview: StoredPreview): void {
  previews.set(request, preview);
}

export const hasPreview = (request: FastifyRequest): boolean => previews.has(request);

/** Opens the readers of requests: only a request with a preview reads the changed record. */
export function openReaders(stores: PublicStores, responses: Answers): ReadersFor {
  const held = new LRUCache<number, Made>({
    max: mostPreviews,
    maxSize: mostIndexed,
    sizeCalculation: ({ size }) => size,
  });
  return (request) => {
    const preview = previews.get(request);
    if (preview === undefined) return stores;
    const from = recordsOf(stores, preview.resource);
    const known = held.get(preview.id);
    if (known?.from === from) return known.readers;
    const readers = { ...stores, ...changedReader(stores, preview, responses) };
    const size = preview.resource === 'projects' ? stores.projects.index().count + 1 : otherRecords;
    held.set(preview.id, { from, readers, size });
    return readers;
  };
}

function recordsOf(stores: PublicStores, resource: ContentResource): object {
  switch (resource) {
    case 'blogs':
      return stores.blogs.articles();
    case 'projects':
      return stores.projects.index();
    default:
      return stores[resource].all();
  }
}

/** The reader of the kind of record that a preview shows. The record was stored by this backend. */
function changedReader(stores: PublicStores, { resource, record }: StoredPreview, responses: Answers) {
  switch (resource) {
    case 'projects':
      return { projects: withChangedProject(stores.projects, record as unknown as ProjectRecord, responses) };
    case 'blogs':
      return { blogs: blogsOf(withArticle(stores.blogs.articles(), record as unknown as ArticleParts), responses) };
    default: {
      const records = withRecord<Numbered>(stores[resource].all(), record as unknown as Numbered);
      return { [resource]: catalogueOf(records, responses, listingOf(resource)) };
    }
  }
}

/** Where permits are required, the previewed project is shown without one too. */
function withChangedProject(projects: ProjectStore, record: ProjectRecord, responses: Answers): ProjectReader {
  const everybodys = projects.index();
  let index: ProjectIndex | undefined;
  const loaded = loadProject(record);
  return projectReader(
    () => {
      index ??= openProjectIndex(
        withProject(everybodys.data, record),
        everybodys,
        (id) => id === record.id || everybodys.withId(id) !== undefined,
      );
      return index;
    },
    {
      async get(ids) {
        const others = await projects.get(ids.filter((id) => id !== record.id));
        const byId = new Map(others.map((each) => [each.record.id, each]));
        return ids.flatMap((id) => (id === record.id ? loaded : (byId.get(id) ?? [])));
      },
      async *each(ids) {
        const place = ids.indexOf(record.id);
        yield* projects.each(place === -1 ? ids : ids.slice(0, place));
        if (place === -1) return;
        yield [record];
        yield* projects.each(ids.slice(place + 1));
      },
    },
    responses,
  );
}

function withArticle(articles: readonly ArticleParts[], shown: ArticleParts): readonly ArticleParts[] {
  const others = articles.filter(({ blog }) => blog.id !== shown.blog.id);
  return [shown, ...others];
}
