import type { Translated } from '../translation/record-translation';
import type { PictureDetails } from './picture-details';
import type { Handover, ProjectFields, UnitFields } from './project-fields';

export type { Handover } from './project-fields';

/**
 * The entities of section 3 as the site uses them: lists are split, agents are always a list, numbers are numbers, absence is
 * `null`. They come from `shared/contract-kit/api`, never directly off the wire. All are serialisable as JSON.
 */

export interface Coordinates {
  /** Decimal degrees, -90 to 90. */
  readonly latitude: number;
  /** Decimal degrees, -180 to 180. */
  readonly longitude: number;
}

export interface ProjectAgent extends Translated {
  readonly name: string;
  readonly phone: string | null;
  readonly designation: string | null;
  readonly image: string | null;
  /** The broker registration number, as given; left out where it is unknown. */
  readonly brn?: string;
}

export interface ProjectDeveloper extends Translated {
  readonly name: string;
  readonly logo: string | null;
}

/** The units of one kind in a project. */
export interface UnitType {
  /** As the project's units name it: `1BR`, `Duplex`, `Office`. */
  readonly type: string;
  readonly squareFeet: number | null;
  /** Dirhams. */
  readonly price: number | null;
  /** How many are available. */
  readonly available: number | null;
  /** The path of a picture or a document. */
  readonly plan: string | null;
}

/** A unit with everything that a search may filter by. Unknown values are left out, or undefined. */
export interface SearchedUnit extends UnitType, UnitFields {
  /** Dirhams a square foot and year. */
  readonly serviceCharge?: number | undefined;
}

/** A room with its dimensions. */
export interface MeasuredRoom {
  readonly name: string;
  /** Metres. */
  readonly length: number;
  readonly width: number;
}

/** A row of the table of units: one unit, or all units of one kind and price. Unknown values are left out. */
export interface Unit extends UnitType, UnitFields {
  /** Unique within the project; a unit without one has no address. */
  readonly id?: string;
  /** 0 for the ground floor. */
  readonly floor?: number;
  /** When the developer last confirmed the row, as an ISO 8601 instant. */
  readonly confirmedAt?: string;
  readonly rooms?: readonly MeasuredRoom[];
}

/** What a source has said on a day. */
interface Sourced {
  /** The source, as given. */
  readonly source: string;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Invented for the demo, which a page says. */
  readonly isInvented: boolean;
}

/** What homes of a project cost or bring a year, as published on a day. */
export interface ProjectFigure extends Sourced {
  /** The service charge in dirhams a square foot and year; the rent of a home in dirhams a year. */
  readonly kind: 'serviceCharge' | 'rent';
  /** The type of unit, as the project's units name it; `null` for all. */
  readonly type: string | null;
  readonly value: number;
  /** The page of the source; `null` where it has none. */
  readonly address: string | null;
}

/** The progress of construction on a day, as reported. */
export interface ConstructionReport extends Sourced {
  /** From 0 to 100. */
  readonly percent: number;
  /** The page of the source; `null` where it has none. */
  readonly address: string | null;
  /** Paths of pictures taken then. */
  readonly photos: readonly string[];
}

/** A handover date, and the day on which it was promised. */
export interface HandoverPromise extends Sourced {
  readonly handover: Handover;
}

/** A part of the price, and when it is due. */
export interface Instalment {
  readonly label: string;
  /** Above 0, at most 100. */
  readonly percent: number;
  /** In words, as given. */
  readonly when: string | null;
}

/** An earlier price, and until when it was valid. */
export interface FormerPrice {
  /** Dirhams. */
  readonly price: number;
  /** ISO 8601 instant. */
  readonly until: string;
}

/** The fields of a project on a card, a carousel or a marker. */
export interface ProjectCard extends ProjectFields, Translated {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  /** As given by the backend; compare with `isSoldOut`. */
  readonly status: string | null;
  readonly location: string | null;
  readonly categories: readonly string[];
  readonly subCategories: readonly string[];
  /** Featured, Fresh Finds, Hot Selling, New, Trending. */
  readonly labels: readonly string[];
  readonly units: readonly string[];
  /** Parsed dirhams; 0 when missing or unreadable (section 5, budget). */
  readonly price: number;
  /** Former prices, the latest first; left out where none is known. */
  readonly formerPrices?: readonly FormerPrice[];
  /** The price in dirhams before it was lowered within the last thirty days; left out where it was not. */
  readonly loweredFrom?: number;
  /** The record's words in place of a price: 'Price on request'. */
  readonly priceNote?: string;
  readonly area: string | null;
  readonly developer: ProjectDeveloper | null;
  readonly agents: readonly ProjectAgent[];
  /** Plain text of the description, first 20 words. */
  readonly preview: string | null;
  /** Whether other projects share the address. Beyond section 3: absent where the backend does not send it. */
  readonly sharesAddress?: boolean;
  /** The price of a square foot of the unit that the starting price is for, in dirhams. Beyond section 3, likewise. */
  readonly pricePerSquareFoot?: number;
  /** The cheapest unit that matches a search. Beyond section 3, likewise. */
  readonly askedUnit?: Unit;
  /** Alternative texts and focal points, by the paths of its pictures. Beyond section 3, likewise. */
  readonly pictureDetails?: PictureDetails;
}

/** The elements of a formatted text; its headings are below the page's own, so they begin at h3. */
export type RichTag =
  | 'p'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'table'
  | 'tr'
  | 'th'
  | 'td'
  | 'hr'
  | 'br'
  | 'a'
  | 'strong'
  | 'em'
  | 'u'
  | 's'
  | 'sub'
  | 'sup';

export interface RichElement {
  readonly tag: RichTag;
  /** Of a link: http, https, mailto or tel. */
  readonly href?: string;
  readonly children: readonly RichNode[];
}

export type RichNode = string | RichElement;

/** A formatted text, as `parseRichText` makes it from HTML: a tree that is always rendered as valid HTML. */
export type RichText = readonly RichNode[];

export interface NearbyPlace {
  readonly label: string;
  /** The distance, as given. */
  readonly value: string | null;
}

/** The permit of an advertisement of property in Dubai, and its verification page. */
export interface Permit {
  readonly number: string;
  readonly verifyUrl: string | null;
  /** The last day of its validity, `YYYY-MM-DD`. Beyond section 3: left out where the record does not have it. */
  readonly expiresOn?: string;
}

/** All of a project, for its own page and for comparing. */
export interface Project extends ProjectCard {
  readonly description: RichText;
  /** `meta` and `meta_description` as plain text. */
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly coordinates: Coordinates | null;
  /** The address of a map that may be framed. */
  readonly mapEmbed: string | null;
  readonly brochure: string | null;
  readonly floorPlan: string | null;
  readonly masterPlan: string | null;
  readonly qrCode: string | null;
  readonly gallery: readonly string[];
  readonly amenities: readonly string[];
  readonly nearby: readonly NearbyPlace[];
  readonly permit: Permit | null;
  /** Beyond section 3: absent, never empty, where the backend does not send it. */
  readonly unitTypes?: readonly Unit[];
  /** The widths of its pictures in pixels, by their paths. Beyond section 3, likewise. */
  readonly imageWidths?: Readonly<Record<string, number>>;
  /** In the order of the payments. Beyond section 3, likewise. */
  readonly paymentPlan?: readonly Instalment[];
  /** What its homes cost and bring a year. Beyond section 3, likewise. */
  readonly figures?: readonly ProjectFigure[];
  /** Its construction progress, the latest first. Beyond section 3, likewise. */
  readonly construction?: readonly ConstructionReport[];
  /** The handover dates that were ever promised, the earliest promise first. Beyond section 3, likewise. */
  readonly promises?: readonly HandoverPromise[];
  /** The escrow account. Beyond section 3, likewise. */
  readonly escrowAccount?: string;
}

/** A project with coordinates on the map (section 2, map). */
export interface ProjectMarker
  extends Pick<ProjectCard, 'id' | 'name' | 'image' | 'status' | 'location' | 'price'>,
    Coordinates,
    Translated {
  readonly developer: ({ readonly name: string } & Translated) | null;
}

/** A video: a file that the browser plays itself, or the player of an allowed service. */
export type Video =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'frame'; readonly address: string };

export interface DeveloperCard extends Translated {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly video: Video | null;
  readonly location: string | null;
}

/** All of a developer, for its own page. Single-line texts as given; `null` where there is none. */
export interface DeveloperProfile extends DeveloperCard {
  /** The banner. */
  readonly image: string | null;
  readonly heading: string | null;
  readonly subHeading: string | null;
  /** The number of its new buildings. */
  readonly buildings: string | null;
  /** Years of experience. */
  readonly experience: string | null;
  /** The year in which it was established. */
  readonly established: string | null;
  readonly employees: string | null;
  readonly headquarters: string | null;
  readonly feature: {
    readonly image: string | null;
    readonly heading: string | null;
    readonly subHeading: string | null;
    /** In order, without their numbers. */
    readonly pointers: readonly string[];
  };
  readonly videoHeading: string | null;
  readonly videoSubHeading: string | null;
  /** A still of the video. */
  readonly still: string | null;
  /** The address of a map that may be framed. */
  readonly mapEmbed: string | null;
  /** Left out where the backend does not send it. */
  readonly handovers?: HandoverRecord;
}

/** How the real handovers of finished projects compare with the dates that were promised first. */
export interface HandoverRecord {
  /** The finished projects with both dates. */
  readonly finished: number;
  /** How many of them were handed over at most three months after the first promised date. */
  readonly onTime: number;
  /** Half of them were at most so many months late; a project that was early counts as 0. */
  readonly medianMonths: number;
}

/** A developer with a video, for the gallery. */
export interface DeveloperVideo extends Translated {
  readonly id: string;
  /** The developer's id. */
  readonly name: string;
  readonly video: Video;
  /** The title of the video. */
  readonly heading: string | null;
  /** A still of the video, or else the developer's banner. */
  readonly poster: string | null;
  readonly logo: string | null;
}

export interface Agent extends Translated {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly languages: string | null;
  readonly designation: string | null;
  readonly linkedin: string | null;
  /** Digits with the country code; not in section 3, and so not in a plain backend. */
  readonly phone: string | null;
  /** The broker registration number, as given; left out where it is unknown. Not in section 3 either. */
  readonly brn?: string;
  /** The slugs of the areas that they know best. Not in section 3 either: a backend that sends it also has the calls of figures. */
  readonly areas?: readonly string[];
}

/** All of an agent, for the agent's own page. */
export interface AgentProfile extends Agent {
  readonly subHeading: string | null;
  readonly description: RichText;
  /** The path of the business card. */
  readonly card: string | null;
}

/** A member of the team whose type is Leader (section 2). */
export interface Leader extends Pick<Agent, 'id' | 'name' | 'image' | 'designation' | 'linkedin'>, Translated {}

export interface BlogCard extends Translated {
  readonly id: string;
  readonly heading: string;
  readonly summary: string | null;
  readonly image: string | null;
  /** ISO 8601 instant, or `null` when the backend's date is unreadable. */
  readonly createdAt: string | null;
  /** The reading time in whole minutes; `null` when the backend's list leaves the text out. */
  readonly readingMinutes: number | null;
}
