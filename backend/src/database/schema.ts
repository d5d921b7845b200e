import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { InstalmentRecord, UnitRecord } from '../projects/unit-record';

/**
 * The tables behind section 7. Columns carry the wire's own names (section 3), so that a row needs no translation on
 * its way out. Only PostgreSQL's plain types are used: the same schema and migrations run on PGlite and on a server.
 */

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const instant = () => timestamp({ withTimezone: true, mode: 'date' });

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
});

export const projects = pgTable('projects', {
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
  /** What section 3 does not have, down to the developer; a reader that knows section 3 alone leaves it be. */
  units: jsonb().$type<readonly UnitRecord[]>(),
  /** The quarter, or the year: `2028-Q4`, `2028`. */
  handover: text(),
  payment_plan: jsonb().$type<readonly InstalmentRecord[]>(),
  developer_id: integer().references(() => developers.id, { onDelete: 'set null' }),
  listed_at: instant().notNull().defaultNow(),
  /** Kept by the database itself, whoever writes. */
  updated_at: instant().notNull().defaultNow(),
});

/** Former prices, each as it was written and until when it stood: kept by the database itself, whoever writes. */
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

export const teamMembers = pgTable('team_members', {
  id: id(),
  name: text().notNull(),
  designation: text(),
  image: text(),
  linkedin: text(),
  type: text(),
});

export const blogs = pgTable('blogs', {
  id: id(),
  heading: text().notNull(),
  title: text(),
  description: text(),
  created_at: instant().notNull(),
  likes: integer().notNull().default(0),
});

export const blogDetails = pgTable(
  'blog_details',
  {
    id: id(),
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sub_heading: text(),
    images: text(),
    paragraph: text(),
  },
  (table) => [index().on(table.blog_id)],
);

/** Comments and replies share one id space, so that a reply's `comment_id` can point at either and nest to any depth. */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    parent_id: integer().references((): AnyPgColumn => blogComments.id, { onDelete: 'cascade' }),
    user_id: integer().notNull(),
    user_name: text().notNull(),
    comment: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.blog_id)],
);

/**
 * Whoever has signed in once. The numbers begin above those of the demo's invented readers, so that nobody becomes the
 * author of what one of them wrote.
 */
export const users = pgTable('users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Shown beside comments. */
  name: text().notNull(),
  created_at: instant().notNull(),
});

/** Only the SHA-256 of the cookie's 256 random bits is kept: who reads the table can sign in as nobody. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** From where it began, as a keyed hash: the limits for strangers do not hold for whoever comes from there again. */
    network_key: text(),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)],
);

/**
 * The codes of an address that may still be used, one for each network that has asked: a stranger who asks for a code
 * does not end the owner's. Addresses stand here only as keyed hashes.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    email_key: text().notNull(),
    network_key: text().notNull(),
    salt: text().notNull(),
    code_hash: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.email_key, table.network_key] })],
);

/** Codes that were asked for and guesses that failed, for an hour: what the limits count. */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    id: id(),
    kind: text().$type<'sent' | 'unsent' | 'failed'>().notNull(),
    email_key: text().notNull(),
    network_key: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.email_key, table.at), index().on(table.network_key, table.at), index().on(table.at)],
);

export const blogReactions = pgTable(
  'blog_reactions',
  {
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A dislike otherwise. */
    is_like: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blog_id, table.user_id] })],
);

export interface LeadAttachment {
  /** Name under `DATA_DIR/uploads`, random. */
  readonly storedAs: string;
  /** Name the visitor's file had; shown, never used as a path. */
  readonly originalName: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export const leads = pgTable('leads', {
  id: id(),
  idempotency_key: text().notNull().unique(),
  form: text().notNull(),
  fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  attachment: jsonb().$type<LeadAttachment>(),
  /** Filled in by a machine, as it seems: kept, and nobody is told. */
  is_spam: boolean().notNull().default(false),
  received_at: instant().notNull(),
});

/** The outbox: what of a lead still has to reach somebody, written in the transaction that keeps the lead. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: id(),
    lead_id: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    /** Nobody tries before: the end of a lease, or of the pause after a failure. */
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    delivered_at: instant(),
    last_error: text(),
  },
  (table) => [
    unique().on(table.lead_id, table.channel),
    index('lead_deliveries_waiting').on(table.channel, table.due_at).where(sql`delivered_at is null`),
  ],
);

/** Searches whose news somebody gets by e-mail. No link's token is kept: each is made of `key` and the pepper. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    key: text().notNull().unique(),
    /** In lower case. */
    email: text().notNull(),
    /** As `keptSearch` writes it. */
    query: text().notNull(),
    /** A slug of section 5; empty for none, so that one search stands here once. */
    slug: text().notNull(),
    asked_at: instant().notNull(),
    confirmed_at: instant(),
    /** What came later is still to be told. */
    told_until: instant().notNull(),
    /** The last day whose news was looked for, `YYYY-MM-DD`. */
    told_day: text().notNull(),
  },
  (table) => [unique().on(table.email, table.query, table.slug), index().on(table.told_day)],
);

/** What a mail of news says, without whom it goes to. */
export interface AlertDigest {
  readonly fresh: readonly AlertItem[];
  readonly freshTotal: number;
  readonly changed: readonly AlertItem[];
  readonly changedTotal: number;
}

export interface AlertItem {
  readonly name: string;
  readonly path: string;
  readonly location: string | null;
  readonly price: string | null;
  /** The price before, where that is the news. */
  readonly before: string | null;
}

/** The outbox of mails about searches; a row goes when its mail has. */
export const alertMails = pgTable(
  'alert_mails',
  {
    id: id(),
    alert_id: integer()
      .notNull()
      .references(() => searchAlerts.id, { onDelete: 'cascade' }),
    /** A digest otherwise, which is the content then. */
    is_confirmation: boolean().notNull(),
    digest: jsonb().$type<AlertDigest>(),
    created_at: instant().notNull(),
    due_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
  },
  (table) => [index().on(table.due_at), index().on(table.alert_id)],
);

/** Confirmations that were asked for, for an hour: what the limits count. Addresses stand here as keyed hashes. */
export const alertRequests = pgTable(
  'alert_requests',
  { id: id(), email_key: text().notNull(), network_key: text().notNull(), at: instant().notNull() },
  (table) => [index().on(table.email_key, table.at), index().on(table.network_key, table.at), index().on(table.at)],
);

/** How far this database has taken in the journal of leads beside it; one row. */
export const journalMarks = pgTable('journal_marks', {
  journal: text().primaryKey(),
  generation: integer().notNull(),
});

/** One row for each set of records that was put in; it keeps a restart from putting them in again. */
export const seedings = pgTable('seedings', {
  name: text().primaryKey(),
  done_at: instant().notNull(),
});
