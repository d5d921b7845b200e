import type { honeypotField } from '../../domain/contact/honeypot-field';
import type { MapView, PlacedMarkers } from '../../domain/map/map-markers';
import type {
  Agent,
  AgentProfile,
  BlogCard,
  DeveloperCard,
  DeveloperProfile,
  Project,
  ProjectCard,
  ProjectMarker,
} from '../../domain/model/entities';
import type { Comparable } from '../../domain/project/similar';
import type { SearchCriteria } from '../../domain/search/criteria/search-criteria';
import type { FacetCounts } from '../../domain/search/facets/facets';
import type { Page } from '../../domain/search/paging';
import type { ProjectQuestion, SearchResult } from '../../domain/search/project-search';
import type { Suggestions } from '../../domain/search/suggestions';
import type { ProjectNames } from '../../domain/search/words/project-names';

export interface ProjectQuery {
  /** A category of section 9 (`Residential`, …); left out for all. */
  readonly category?: string;
  /** A label of section 9 (`Fresh Finds`, `Trending`, …). */
  readonly label?: string;
  /** 1-based; for a page past the end the last one is sent. */
  readonly page: number;
  readonly perPage: number;
}

/** One of several projects that share an address. */
export type SlugCollision = Pick<ProjectCard, 'id' | 'name' | 'location'>;

/** The kinds of owners whose projects can be requested. */
export type ProjectOwner = 'developer' | 'agent';

/** A query of the map: a part of it, filtered as a list of results is. */
export interface MarkerQuestion extends MapView {
  readonly criteria: SearchCriteria;
  /** A slug of section 5; `null` for none. */
  readonly slug: string | null;
}

/** The projects of a part of the map. */
export interface MarkerSet extends PlacedMarkers<ProjectMarker> {
  /** How many projects have no position: their coordinates are missing or invalid. */
  readonly unplaced: number;
}

/**
 * What an enquiry is about, by name: a project and its agent (empty where it has none), an agent, or a developer. `unit` and
 * `developer` are not in section 7, and a plain backend may ignore them.
 */
export type EnquiryAbout =
  | { readonly agent: string; readonly property: string; readonly unit?: string }
  | { readonly agent: string }
  | { readonly developer: string };

/**
 * A lead of `POST /api/contact` with a payload of section 7, which the owner of the form builds. Leads with a `location` are
 * sent as multipart, all others as JSON.
 */
export interface ContactLead {
  /** By which the backend recognises the form: `Contact`, `Career`. */
  readonly source: string;
  /** The content of the honeypot (`ui/forms/honeypot`), which the backend evaluates; left out where it is empty. */
  readonly [honeypotField]?: string;
  readonly [field: string]: string | boolean | File | null | undefined;
}

/**
 * The calls of section 7 that several remotes make, as the functions of `shared/contract-kit/api` provide them. Every call
 * rejects with an `ApiError` (see `shared/contract-kit/api/api-error`) and takes a signal; records that cannot be parsed are
 * skipped and reported, and never throw.
 */
export interface ProjectsCalls {
  page(query: ProjectQuery, signal?: AbortSignal): Promise<Page<ProjectCard>>;
  /** The projects that match a query, with the number that only the budget excludes, facet counts, and relaxations. */
  search(question: ProjectQuestion, signal?: AbortSignal): Promise<SearchResult<ProjectCard>>;
  /** The distinct locations by name with their counts, for the hero search. */
  locations(signal?: AbortSignal): Promise<FacetCounts>;
  /** The names of projects at some locations that contain a text, for the hero search. */
  names(
    question: { readonly locations: readonly string[]; readonly sought: string },
    signal?: AbortSignal,
  ): Promise<ProjectNames>;
  /**
   * The project whose name has this slug; `null` when there is none. Of several with one slug, the developer's is preferred; an
   * unknown developer slug is ignored.
   */
  find(developerSlug: string | null, projectSlug: string, signal?: AbortSignal): Promise<Project | null>;
  /** The projects that share this address; at most one where it is unique. */
  slugCollisions(
    developerSlug: string | null,
    projectSlug: string,
    signal?: AbortSignal,
  ): Promise<readonly SlugCollision[]>;
  /** The projects with these ids, in this order; an unknown id is left out. */
  byIds(ids: readonly string[], signal?: AbortSignal): Promise<readonly Project[]>;
  /** The most similar projects, in order. */
  similar(project: Comparable, signal?: AbortSignal): Promise<readonly ProjectCard[]>;
  /** The same as cards: small enough for everything that a browser has saved. */
  cards(ids: readonly string[], signal?: AbortSignal): Promise<readonly ProjectCard[]>;
  /** The projects that match a few words best, at most eight, ranked by `textRank`. */
  suggest(text: string, signal?: AbortSignal): Promise<readonly ProjectCard[]>;
  /** Suggestions for a partial text, with counts among the projects that match the criteria. */
  suggestions(
    question: { readonly text: string; readonly criteria: SearchCriteria },
    signal?: AbortSignal,
  ): Promise<Suggestions<ProjectCard>>;
  /** All projects of the developer or agent whose name has this slug; none where there is no such name. */
  of(owner: ProjectOwner, slug: string, signal?: AbortSignal): Promise<readonly ProjectCard[]>;
  /** The projects on a part of the map: at most 200 markers and clusters together (section 2, map). */
  markers(question: MarkerQuestion, signal?: AbortSignal): Promise<MarkerSet>;
}

export interface DevelopersCalls {
  list(signal?: AbortSignal): Promise<readonly DeveloperCard[]>;
  /** The developer whose name has this slug; `null` when there is none. */
  find(slug: string, signal?: AbortSignal): Promise<DeveloperProfile | null>;
}

export interface AgentsCalls {
  list(signal?: AbortSignal): Promise<readonly Agent[]>;
  /** The agent whose name has this slug; `null` when there is none. */
  find(slug: string, signal?: AbortSignal): Promise<AgentProfile | null>;
}

export interface BlogsCalls {
  list(signal?: AbortSignal): Promise<readonly BlogCard[]>;
}

export interface ContactCalls {
  /** The idempotency key: a repeated submission becomes one lead, where the backend supports that. */
  send(lead: ContactLead, idempotencyKey: string, options?: LeadSending): Promise<void>;
}

export interface LeadSending {
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the body that was uploaded, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
