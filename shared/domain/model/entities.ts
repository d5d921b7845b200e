import type { Handover } from './handover';
import type { ProjectFields } from './project-fields';

export type { Handover } from './handover';

/**
 * The entities of section 3 as the site uses them: lists split, agents always a list, numbers numbers, absence `null`.
 * They come out of `shared/contract-kit/api`, never straight off the wire. All survive JSON.
 */

export interface Coordinates {
  /** Decimal degrees, -90 to 90. */
  readonly latitude: number;
  /** Decimal degrees, -180 to 180. */
  readonly longitude: number;
}

export interface ProjectAgent {
  readonly name: string;
  readonly phone: string | null;
  readonly designation: string | null;
  readonly image: string | null;
}

export interface ProjectDeveloper {
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
  /** How many may still be bought. */
  readonly available: number | null;
  /** The path of a picture or a document. */
  readonly plan: string | null;
}

/** A unit with all that a search may ask of one. What a record does not say is left out, or undefined. */
export interface SearchedUnit extends UnitType {
  readonly view?: string | undefined;
  readonly baths?: number | undefined;
  /** Dirhams a square foot and year. */
  readonly serviceCharge?: number | undefined;
}

/** A room as it was measured for a plan. */
export interface MeasuredRoom {
  readonly name: string;
  /** Metres. */
  readonly length: number;
  readonly width: number;
}

/** A line in a table of units: one home, or all of one kind and price. What a record does not say is left out. */
export interface Unit extends UnitType {
  /** Its own within the project; a unit without one has no address. */
  readonly id?: string;
  /** 0 for the ground floor. */
  readonly floor?: number;
  /** In words, as given. */
  readonly view?: string;
  readonly baths?: number;
  /** When the developer last said that the line holds, as an ISO 8601 instant. */
  readonly confirmedAt?: string;
  readonly rooms?: readonly MeasuredRoom[];
}

/** What homes of a project cost or bring a year, as somebody published it on a day. */
export interface ProjectFigure {
  /** The service charge in dirhams a square foot and year; the rent of a home in dirhams a year. */
  readonly kind: 'serviceCharge' | 'rent';
  /** The type of unit that it is of, as the project's units name it; `null` for all. */
  readonly type: string | null;
  readonly value: number;
  /** Who says so, in words as given. */
  readonly source: string;
  /** Where it can be read; `null` where nobody says. */
  readonly address: string | null;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Made up for a demonstration: a page says that it is. */
  readonly isInvented: boolean;
}

/** How much of a project was built on a day, as somebody reported it. */
export interface ConstructionReport {
  /** From 0 to 100. */
  readonly percent: number;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Who says so, in words as given. */
  readonly source: string;
  /** Where it can be read; `null` where nobody says. */
  readonly address: string | null;
  /** Paths of pictures taken then. */
  readonly photos: readonly string[];
  /** Made up for a demonstration: a page says that it is. */
  readonly isInvented: boolean;
}

/** A handover that was promised from a day on. */
export interface HandoverPromise {
  readonly handover: Handover;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly source: string;
  readonly isInvented: boolean;
}

/** A part of the price, and when it is due. */
export interface Instalment {
  readonly label: string;
  /** Above 0, at most 100. */
  readonly percent: number;
  /** In words, as given. */
  readonly when: string | null;
}

/** What a project cost until some moment. */
export interface FormerPrice {
  /** Dirhams. */
  readonly price: number;
  /** ISO 8601 instant. */
  readonly until: string;
}

/** What a card, a carousel or a marker shows of a project. */
export interface ProjectCard extends ProjectFields {
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
  /** Dirhams before the price was lowered within the last thirty days; left out where it was not. */
  readonly loweredFrom?: number;
  /** What the record says in words where it has no price: 'Price on request'. */
  readonly priceNote?: string;
  readonly area: string | null;
  readonly developer: ProjectDeveloper | null;
  readonly agents: readonly ProjectAgent[];
  /** Plain text of the description, first 20 words. */
  readonly preview: string | null;
  /** Whether other projects go by the same address. Beyond section 3: absent where the backend does not say it. */
  readonly sharesAddress?: boolean;
  /** Dirhams for a square foot of the unit that the starting price is for. Beyond section 3, likewise. */
  readonly pricePerSquareFoot?: number;
  /** The cheapest unit that is what a search asked for. Beyond section 3, likewise. */
  readonly askedUnit?: Unit;
}

/** The marks that a text of the backend may carry; its headings stand beneath one of the page, so they begin at h3. */
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

/** A text with its marks, as `parseRichText` makes it of HTML: a tree that is always valid HTML when it is rendered. */
export type RichText = readonly RichNode[];

export interface NearbyPlace {
  readonly label: string;
  /** How far it is, as given. */
  readonly value: string | null;
}

/** The permit that an advertisement of property carries in Dubai, and where it can be checked. */
export interface Permit {
  readonly number: string;
  readonly verifyUrl: string | null;
  /** The last day on which it holds, `YYYY-MM-DD`. Beyond section 3: left out where the record does not say it. */
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
  /** Beyond section 3: absent, never empty, where the backend does not say it. */
  readonly unitTypes?: readonly Unit[];
  /** How wide pictures are, in pixels, by their paths. Beyond section 3, likewise. */
  readonly imageWidths?: Readonly<Record<string, number>>;
  /** In the order of the payments. Beyond section 3, likewise. */
  readonly paymentPlan?: readonly Instalment[];
  /** What its homes cost and bring a year. Beyond section 3, likewise. */
  readonly figures?: readonly ProjectFigure[];
  /** How much of it was built when, the latest first. Beyond section 3, likewise. */
  readonly construction?: readonly ConstructionReport[];
  /** The handovers that were ever promised, the first first. Beyond section 3, likewise. */
  readonly promises?: readonly HandoverPromise[];
  /** Where buyers pay to. Beyond section 3, likewise. */
  readonly escrowAccount?: string;
}

/** What the map shows of a project that has a place on it (section 2, map). */
export interface ProjectMarker {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly status: string | null;
  readonly location: string | null;
  /** The starting price in dirhams; 0 when missing or unreadable. */
  readonly price: number;
  readonly developer: { readonly name: string } | null;
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A video: a file that the browser plays itself, or the player of an allow-listed service. */
export type Video =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'frame'; readonly address: string };

export interface DeveloperCard {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly video: Video | null;
  readonly location: string | null;
}

/** All of a developer, for its own page. Texts of one line as given; `null` where there is none. */
export interface DeveloperProfile extends DeveloperCard {
  /** The banner. */
  readonly image: string | null;
  readonly heading: string | null;
  readonly subHeading: string | null;
  /** How many new buildings there are. */
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
    /** In their order, without their numbers. */
    readonly pointers: readonly string[];
  };
  readonly videoHeading: string | null;
  readonly videoSubHeading: string | null;
  /** The address of a map that may be framed. */
  readonly mapEmbed: string | null;
}

/** The video of a developer that has one, for the gallery. */
export interface DeveloperVideo {
  readonly id: string;
  /** The developer's. */
  readonly name: string;
  readonly video: Video;
  /** What the video is called. */
  readonly heading: string | null;
  /** The developer's banner, which stands for the video until it plays. */
  readonly poster: string | null;
  readonly logo: string | null;
}

export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly languages: string | null;
  readonly designation: string | null;
  readonly linkedin: string | null;
  /** Digits with the country code; section 3 has none, and a plain backend sends none. */
  readonly phone: string | null;
}

/** All of an agent, for the agent's own page. */
export interface AgentProfile extends Agent {
  readonly subHeading: string | null;
  readonly description: RichText;
  /** The path of the business card. */
  readonly card: string | null;
}

/** Somebody of the team whose type is Leader (section 2). */
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly designation: string | null;
  readonly linkedin: string | null;
}

export interface BlogCard {
  readonly id: string;
  readonly heading: string;
  readonly summary: string | null;
  readonly image: string | null;
  /** ISO 8601 instant, or `null` when the backend's date is unreadable. */
  readonly createdAt: string | null;
  /** How long it takes to read, in whole minutes; `null` when the backend's list leaves the text out. */
  readonly readingMinutes: number | null;
}
