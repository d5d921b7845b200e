import { fieldsOf } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { translatedCodes } from '@iwan/shared/domain/translation/translated-fields';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { agentFigures } from '../agents/figures';
import { handovers } from '../catalogue/handovers';
import { rowsSchema } from '../content/record-schema';
import * as tables from '../database/schema';
import { publicColumns } from '../database/tables/columns';

/** Described but not validated: a response is what the database has. */
const instant = z.string().meta({ format: 'date-time' });

/** The columns that hold JSON, by their names, which no two kinds of record share. */
const jsonForms: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  [...fieldsOf(records.projects), ...fieldsOf(records.blogs)].flatMap(([name, field]) =>
    field.kind === 'rows' ? [[name, rowsSchema(field)]] : [],
  ),
);

const columnForms: Readonly<Record<string, z.ZodType>> = { string: z.string(), number: z.int(), date: instant };

/** A row of a table in a response: its columns under their own names, nullable where the column is. */
function recordOf(table: PgTable, leftOut: readonly string[] = []): z.ZodObject {
  const columns = Object.entries(publicColumns(table)).filter(([name]) => !leftOut.includes(name));
  return z.object(
    Object.fromEntries(
      columns.map(([name, { dataType, notNull }]) => {
        const value = jsonForms[name] ?? columnForms[dataType];
        if (value === undefined) throw new Error(`The column ${name} holds ${dataType}, which has no form on the wire`);
        return [name, notNull ? value : value.nullable()];
      }),
    ),
  );
}

/** What a response in another language says of a record: the fields that are in English, and its name in English. */
const translation = z
  .object({ lang: z.enum(translatedCodes), missing: z.array(z.string()), name: z.string() })
  .optional();

/** A record that takes `lang`. */
const translatedOf = (table: PgTable, leftOut?: readonly string[]) => recordOf(table, leftOut).extend({ translation });

const projectAgent = translatedOf(tables.agents)
  .pick({ name: true, designation: true, images: true, phone: true, translation: true })
  .extend({ brn: z.string().nullish() });

export const project = translatedOf(tables.projects, ['developer_id', 'listed_at']).extend({
  developer: translatedOf(tables.developers).pick({ name: true, logo: true, translation: true }).nullable(),
  agent: z.union([projectAgent, z.array(projectAgent), z.null()]),
  price_history: z.array(z.object({ price: z.string(), at: instant })),
  image_widths: z.record(z.string(), z.int()).nullish(),
});

/** A project of the list with the option `fields`: id and name are always there. */
export const projectPart = z.intersection(project.pick({ id: true, name: true }), project.partial());

/** The applied options; present when the request had any. */
export const meta = z.object({
  total: z.int(),
  page: z.int().optional(),
  per_page: z.int().optional(),
  fields: z.string().optional(),
  sort: z.string().optional(),
  filters: z.object({}),
  search_alerts: z.boolean().optional(),
  hidden_by_budget: z.int().optional(),
  least_price: z.int().optional(),
  facets: z.object({}).optional(),
  placed: z.int().optional(),
  clusters: z
    .array(
      z.object({
        latitude: z.number(),
        longitude: z.number(),
        count: z.int(),
        least_price: z.number().optional(),
        bounds: z.object({}),
      }),
    )
    .optional(),
  unplaced: z.object({ total: z.int(), ids: z.array(z.string()) }).optional(),
  relaxations: z.object({}).optional(),
});

export const agent = translatedOf(tables.agents);
export const developer = translatedOf(tables.developers);
export const developerWithHandovers = developer.extend(handovers.shape);
export const developerInList = developer.pick({
  id: true,
  name: true,
  logo: true,
  video: true,
  location: true,
  images: true,
  v_heading: true,
  v_img: true,
  translation: true,
});
export const teamMember = translatedOf(tables.teamMembers);
export const opening = translatedOf(tables.openings);

export const area = translatedOf(tables.areas);

export const question = translatedOf(tables.faqQuestions).extend({ position: z.number().nullable() });
export const siteText = translatedOf(tables.siteTexts);

const writer = z.object({ id: z.int(), name: z.string() });

export const comment = recordOf(tables.blogComments, ['parent_id', 'user_name', 'hidden_at']).extend({ user: writer });

/** Replies are a flat list; `comment_id` is the parent. */
export const reply = comment.extend({ comment_id: z.int() });

export const blog = translatedOf(tables.blogs).extend({
  userLiked: z.boolean(),
  userDisliked: z.boolean(),
  details: z.array(recordOf(tables.blogDetails, ['blog_id', 'position'])),
});

const discussion = { comments: z.array(comment), reply: z.array(reply) };

export const blogWithDiscussion = blog.extend(discussion);

/** The response for polling. */
export const commentsAfter = z.object({
  id: z.int(),
  likes: z.int(),
  userLiked: z.boolean(),
  userDisliked: z.boolean(),
  after: z.int(),
  total: z.int(),
  ...discussion,
});

export const measuredAgent = agentFigures.extend({ id: z.int() });

export const agentWithReviews = measuredAgent.extend({
  published: z.array(z.object({ stars: z.int(), name: z.string(), text: z.string(), month: z.string() })),
  booked: z.array(instant),
});
