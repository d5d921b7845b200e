import type { Employment } from '@iwan/shared/domain/model/employment';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, publication, revision } from './columns';
import type {
  ConstructionRecord,
  FigureRecord,
  InstalmentRecord,
  PictureRecord,
  PromiseRecord,
  UnitRecord,
} from './project-parts';

export const developers = pgTable('developers', {
  id: id(),
  name: text().notNull(),
  images: text(),
  logo: text(),
  location: text(),
  buildings: integer(),
  heading: text(),
  sub_heading: text(),
  exp: text(),
  estb: text(),
  emp: text(),
  hq: text(),
  pointers: text(),
  f_img: text(),
  f_heading: text(),
  f_sub_heading: text(),
  v_heading: text(),
  v_sub_heading: text(),
  video: text(),
  map: text(),
  revision: revision(),
  ...publication(),
});

export const agents = pgTable('agents', {
  id: id(),
  name: text().notNull(),
  images: text(),
  language: text(),
  designation: text(),
  linkedin: text(),
  sub_heading: text(),
  description: text(),
  card: text(),
  phone: text(),
  /** Broker registration number of the Land Department; not in section 3. */
  brn: text(),
  revision: revision(),
  ...publication(),
});

export const projects = pgTable(
  'projects',
  {
    id: id(),
    name: text().notNull(),
    image: text(),
    status: text(),
    location: text(),
    cat: text(),
    sub_cat: text(),
    type: text(),
    description: text(),
    meta: text(),
    meta_description: text(),
    starting_price: text(),
    unit: text(),
    area: text(),
    latitude: text(),
    longitude: text(),
    map: text(),
    brochure: text(),
    floor_plan: text(),
    master_plan: text(),
    gallery: text(),
    qr_code: text(),
    amenities: text(),
    near_by_location: text(),
    permit_number: text(),
    permit_verify_url: text(),
    /** Fields beyond section 3, down to the developer; a client that knows only section 3 ignores them. */
    units: jsonb().$type<readonly UnitRecord[]>(),
    /** The quarter, or the year: `2028-Q4`, `2028`. */
    handover: text(),
    payment_plan: jsonb().$type<readonly InstalmentRecord[]>(),
    /** What its homes cost and bring. */
    figures: jsonb().$type<readonly FigureRecord[]>(),
    /** As it is sold: `Furnished`, `Partly furnished`, `Unfurnished`. */
    furnishing: text(),
    /** What was reported of the building. */
    construction: jsonb().$type<readonly ConstructionRecord[]>(),
    /** The last day on which its permit holds: `2027-03-31`. */
    permit_expires_on: text(),
    /** Where buyers pay to, as the Land Department has it registered. */
    escrow_account: text(),
    /** The handovers that were ever promised. */
    handover_promises: jsonb().$type<readonly PromiseRecord[]>(),
    /** What is said of its pictures. */
    pictures: jsonb().$type<readonly PictureRecord[]>(),
    developer_id: integer().references(() => developers.id, { onDelete: 'set null' }),
    listed_at: instant().notNull().defaultNow(),
    /** Maintained by a trigger. */
    updated_at: instant().notNull().defaultNow(),
    revision: revision(),
    ...publication(),
  },
  (table) => [
    // The lists of the office. Rows are long: of these indexes a list reads the order, and only the rows of its page. Texts
    // without a short limit are shortened, since an index refuses longer rows.
    index().on(table.name, table.id),
    index().on(table.updated_at, table.id),
    index().on(table.publication, table.name, table.id),
    index().on(table.developer_id, table.name, table.id),
    index('projects_ending').on(table.unpublish_at).where(sql`unpublish_at is not null`),
    index('projects_location').on(sql`left(location, 100)`, table.id),
    index('projects_status').on(sql`left(status, 100)`, table.id),
  ],
);

/** Former prices as they were written, and until when each was valid; maintained by a trigger. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    price: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.project_id), index().on(table.at)],
);

type ProjectRow = typeof projects.$inferSelect;

/**
 * The searched properties of a project before an edit. A state that was recorded before a criterion was added lacks that one's
 * properties.
 */
export interface ProjectState
  extends Partial<Omit<ProjectRow, 'id' | 'developer_id' | 'listed_at' | 'updated_at' | 'starting_price'>> {
  readonly starting_price: string | null;
  readonly developer: string | null;
  readonly agents: readonly string[];
}

/**
 * The searched properties of a project until a moment, kept for as long as search alerts may need them; maintained by a
 * trigger, once for each transaction.
 */
export const projectStates = pgTable(
  'project_states',
  {
    id: id(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    state: jsonb().$type<ProjectState>().notNull(),
    at: instant().notNull(),
    /** The id of the transaction that wrote it. */
    transaction: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.project_id, table.transaction), index().on(table.at)],
);

/** An instant as JSON: ISO 8601. */
export type JsonInstant = string;

/**
 * Deleted projects, kept for as long as search alerts may need them; maintained by a trigger. A project that was inserted in
 * the same transaction is left out.
 */
export const withdrawnProjects = pgTable(
  'withdrawn_projects',
  {
    id: id(),
    project_id: integer().notNull(),
    listed_at: instant().notNull(),
    at: instant().notNull(),
    /** Its last searched properties. */
    state: jsonb().$type<ProjectState>().notNull(),
    /** Its rows of `project_states` and `price_history`, the earliest first. */
    states: jsonb().$type<readonly { readonly state: ProjectState; readonly at: JsonInstant }[]>().notNull(),
    prices: jsonb().$type<readonly { readonly price: string; readonly at: JsonInstant }[]>().notNull(),
  },
  (table) => [index().on(table.at)],
);

export const projectAgents = pgTable(
  'project_agents',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    agent_id: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.agent_id] })],
);

/** Jobs that can be applied for. Beyond section 3: the specification only names five. */
export const openings = pgTable('openings', {
  id: id(),
  /** The title of the job, of which its address is made. */
  name: text().notNull(),
  /** The work in one sentence. */
  summary: text(),
  employment: text().$type<Employment>(),
  /** What one does, brings and is offered, one point a line. */
  does: text(),
  brings: text(),
  offers: text(),
  /** `YYYY-MM-DD`; applications are read until the end of `closes_on`. */
  posted_on: text(),
  closes_on: text(),
  revision: revision(),
  ...publication(),
});

export const teamMembers = pgTable('team_members', {
  id: id(),
  name: text().notNull(),
  designation: text(),
  image: text(),
  linkedin: text(),
  type: text(),
  revision: revision(),
  ...publication(),
});
