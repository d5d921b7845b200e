import { agentsOf, type ProjectRecord } from '../project-record';

/** The properties that are texts. */
const texts = [
  'status',
  'location',
  'unit',
  'type',
  'cat',
  'sub_cat',
  'amenities',
  'near_by_location',
  'starting_price',
  'latitude',
  'longitude',
  'area',
  'handover',
  'furnishing',
  'permit_number',
  'permit_expires_on',
] as const;

/** Those whose JSON is compared as a text before it is parsed. */
const jsons = ['payment_plan', 'figures', 'construction'] as const;

type Texts = Readonly<Record<(typeof texts)[number] | (typeof jsons)[number], string | null>>;

/** What the search reads of a stored project. */
export interface SearchedRow extends Texts {
  readonly id: number;
  readonly name: string;
  /** As parsed JSON. */
  readonly units: unknown;
  /** The name of the developer. */
  readonly developer: string | null;
  /** The names of the agents in their order, as JSON. */
  readonly agents: string | null;
  /** Another number after each write of the project, its developer or one of its agents. */
  readonly version: number;
}

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** The row of a record of the public API. */
export function rowOf(record: ProjectRecord): SearchedRow {
  const own = Object.fromEntries(texts.map((name) => [name, record[name] ?? null]));
  const parsed = Object.fromEntries(jsons.map((name) => [name, json(record[name])]));
  return {
    ...own,
    ...parsed,
    id: record.id,
    name: record.name,
    units: record.units ?? null,
    developer: record.developer?.name ?? null,
    agents: json(agentsOf(record).map(({ name }) => name)),
    version: 0,
  } as SearchedRow;
}
