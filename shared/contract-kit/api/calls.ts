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
import type { Comparable, Similar } from '../../domain/project/similar';
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
  /** 1-based; a page past the end is answered with the last one. */
  readonly page: number;
  readonly perPage: number;
}

/** One of several projects that share an address. */
export interface SlugCollision {
  readonly id: string;
  readonly name: string;
  readonly location: string | null;
}

/** Whose projects can be asked for. */
export type ProjectOwner = 'developer' | 'agent';

/** What is asked of the map: a part of it, narrowed as a list of results is. */
export interface MarkerQuestion extends MapView {
  readonly criteria: SearchCriteria;
  /** A slug of section 5; `null` for none. */
  readonly slug: string | null;
}

/** The projects of a part of the map. */
export interface MarkerSet extends PlacedMarkers<ProjectMarker> {
  /** How many projects have no place on any map: their coordinates are missing or not on the globe. */
  readonly unplaced: number;
}

/**
 * What an enquiry is about, by name: a project and its agent (empty where it has none), an agent, or a developer. One
 * unit of the project and the developer are additions of ours: section 7 has no fields for them, and a plain backend may leave them out.
 */
export type EnquiryAbout =
  | { readonly agent: string; readonly property: string; readonly unit?: string }
  | { readonly agent: string }
  | { readonly developer: string };

/**
 * One lead of `POST /api/contact`, by the payloads of section 7, which the owner of each form builds. Section 7 has those with
 * a `location` as multipart, all others as JSON.
 */
export interface ContactLead {
  /** Tells the backend which form it is: `Contact`, `Career`. */
  readonly source: string;
  /** The content of the field that no visitor sees (`ui/honeypot`), for the backend to judge; left out where nothing does. */
  readonly website?: string;
  readonly [field: string]: string | boolean | File | null | undefined;
}

/** What the search panel of Home offers of the records. */
export interface SearchPlaces {
  readonly locations: FacetCounts;
  /** What the dearest project starts at, in dirhams; 0 where no project says it. */
  readonly highestPrice: number;
}

/**
 * The calls of section 7 that several remotes make, as the functions of `shared/contract-kit/api` give them. Every call rejects with
 * an `ApiError` (see `shared/contract-kit/api/api-error`) and takes a signal; records that cannot be read are skipped and reported,
 * never thrown.
 */
export interface ProjectsCalls {
  page(query: ProjectQuery, signal?: AbortSignal): Promise<Page<ProjectCard>>;
  /** The projects that a question finds, and what goes with them: what the budget hides, counts, ways out of nothing. */
  search(question: ProjectQuestion, signal?: AbortSignal): Promise<SearchResult<ProjectCard>>;
  /** The distinct locations by name, each with the number of its projects, for the hero search. */
  locations(signal?: AbortSignal): Promise<FacetCounts>;
  /** The same with the highest price, in the same call. */
  places(signal?: AbortSignal): Promise<SearchPlaces>;
  /** The names of the projects at some locations that have a text in them, for the hero search. */
  names(
    question: { readonly locations: readonly string[]; readonly sought: string },
    signal?: AbortSignal,
  ): Promise<ProjectNames>;
  /**
   * The project whose name has this slug; `null` when there is none. Of two with one slug the developer's is
   * preferred; a developer that has none leaves the choice open.
   */
  find(developerSlug: string | null, projectSlug: string, signal?: AbortSignal): Promise<Project | null>;
  /** The projects that share this address; one or none where it is a project's own. */
  slugCollisions(
    developerSlug: string | null,
    projectSlug: string,
    signal?: AbortSignal,
  ): Promise<readonly SlugCollision[]>;
  /** The projects with these ids, in this order; an unknown id is left out. */
  byIds(ids: readonly string[], signal?: AbortSignal): Promise<readonly Project[]>;
  /** The projects most like one, the likest first, with what they have in common. */
  similar(project: Comparable, signal?: AbortSignal): Promise<readonly Similar<ProjectCard>[]>;
  /** The same, as cards show them: light enough for everything that a browser has kept. */
  cards(ids: readonly string[], signal?: AbortSignal): Promise<readonly ProjectCard[]>;
  /** The projects that answer a few words best, at most eight, by the rule of `textRank`. */
  suggest(text: string, signal?: AbortSignal): Promise<readonly ProjectCard[]>;
  /** What somebody may mean who has begun to type, with counts among the projects that meet the criteria. */
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
  /** The key makes a repeated submission one lead, where the backend knows keys. */
  send(lead: ContactLead, idempotencyKey: string, options?: LeadSending): Promise<void>;
}

export interface LeadSending {
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of a lead with a file that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
