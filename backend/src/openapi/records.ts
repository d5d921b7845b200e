import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type TObject, type TSchema, Type } from 'typebox';
import * as tables from '../database/schema';

const orNull = (schema: TSchema) => Type.Optional(Type.Union([schema, Type.Null()]));

/** The columns that hold JSON, by their names. */
const jsonForms: Readonly<Record<string, TSchema>> = {
  units: Type.Array(
    Type.Object({
      type: Type.String(),
      size: orNull(Type.Number()),
      price: orNull(Type.Number()),
      available: orNull(Type.Integer()),
      plan: orNull(Type.String()),
    }),
  ),
  payment_plan: Type.Array(Type.Object({ label: Type.String(), percent: Type.Number(), when: orNull(Type.String()) })),
};

const columnForms: Readonly<Record<string, () => TSchema>> = {
  string: () => Type.String(),
  number: () => Type.Integer(),
  date: () => Type.String({ format: 'date-time' }),
};

/** What goes out of a table: its columns under their own names, null where the column may be. */
function recordOf(table: PgTable, leftOut: readonly string[] = []): TObject {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !leftOut.includes(name));
  return Type.Object(
    Object.fromEntries(
      columns.map(([name, { dataType, notNull }]) => {
        const value = jsonForms[name] ?? columnForms[dataType]?.();
        if (value === undefined) throw new Error(`The column ${name} holds ${dataType}, which has no form on the wire`);
        return [name, notNull ? value : Type.Union([value, Type.Null()])];
      }),
    ),
  );
}

const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

const projectAgent = Type.Pick(recordOf(tables.agents), ['name', 'designation', 'images', 'phone']);

export const project = Type.Object({
  ...recordOf(tables.projects, ['developer_id', 'listed_at']).properties,
  developer: nullable(Type.Pick(recordOf(tables.developers), ['name', 'logo'])),
  agent: Type.Union([projectAgent, Type.Array(projectAgent), Type.Null()]),
  price_history: Type.Array(Type.Object({ price: Type.String(), at: Type.String({ format: 'date-time' }) })),
  image_widths: orNull(Type.Record(Type.String(), Type.Integer())),
});

/** A project of the list when options leave some of it out: id and name are in each. */
export const projectPart = Type.Intersect([Type.Pick(project, ['id', 'name']), Type.Partial(project)]);

/** What was understood of the options; there when there were any. */
export const meta = Type.Object({
  total: Type.Integer(),
  page: Type.Optional(Type.Integer()),
  per_page: Type.Optional(Type.Integer()),
  fields: Type.Optional(Type.String()),
  sort: Type.Optional(Type.String()),
  filters: Type.Object({}),
  search_alerts: Type.Optional(Type.Boolean()),
  hidden_by_budget: Type.Optional(Type.Integer()),
  least_price: Type.Optional(Type.Integer()),
  facets: Type.Optional(Type.Object({})),
  placed: Type.Optional(Type.Integer()),
  clusters: Type.Optional(
    Type.Array(
      Type.Object({
        latitude: Type.Number(),
        longitude: Type.Number(),
        count: Type.Integer(),
        least_price: Type.Optional(Type.Number()),
        bounds: Type.Object({}),
      }),
    ),
  ),
  unplaced: Type.Optional(Type.Object({ total: Type.Integer(), ids: Type.Array(Type.String()) })),
  relaxations: Type.Optional(Type.Object({})),
});

export const agent = recordOf(tables.agents);
export const developer = recordOf(tables.developers);
export const developerInList = Type.Pick(developer, ['id', 'name', 'logo', 'video', 'location', 'images', 'v_heading']);
export const teamMember = recordOf(tables.teamMembers);

const writer = Type.Object({ id: Type.Integer(), name: Type.String() });

export const comment = Type.Object({
  ...recordOf(tables.blogComments, ['parent_id', 'user_name']).properties,
  user: writer,
});

/** Replies come flat; `comment_id` is the comment or reply that it answers. */
export const reply = Type.Object({ ...comment.properties, comment_id: Type.Integer() });

export const blog = Type.Object({
  ...recordOf(tables.blogs).properties,
  userLiked: Type.Boolean(),
  userDisliked: Type.Boolean(),
  details: Type.Array(recordOf(tables.blogDetails, ['blog_id', 'position'])),
});

const discussion = { comments: Type.Array(comment), reply: Type.Array(reply) };

export const blogWithDiscussion = Type.Object({ ...blog.properties, ...discussion });

/** What a page that has the rest asks for again and again. */
export const saidAfter = Type.Object({
  id: Type.Integer(),
  likes: Type.Integer(),
  userLiked: Type.Boolean(),
  userDisliked: Type.Boolean(),
  after: Type.Integer(),
  ...discussion,
});
