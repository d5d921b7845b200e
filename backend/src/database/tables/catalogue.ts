import { records } from '@iwan/shared/domain/records/records';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { columnsOf, contentTable, id, instant, publication, revision } from './columns';

export const developers = contentTable('developers', records.developers);

export const agents = contentTable('agents', records.agents);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    ...columnsOf(records.projects),
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
export const openings = contentTable('openings', records.openings);

export const areas = contentTable('areas', records.areas);

export const teamMembers = contentTable('team_members', records.team);
