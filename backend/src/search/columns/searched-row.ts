import type { Field, SearchedName } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { agentsOf, type ProjectRecord } from '../../database/project-record';
import { translationsOf } from '../../language/translated-record';

/** The searched fields but name and units: texts, and rows as the text of their JSON, which is compared before it is parsed. */
type SearchedText = Exclude<SearchedName<typeof records.projects>, 'name' | 'units'>;

const fields = Object.entries(records.projects) as readonly (readonly [SearchedText, Field])[];

const namesWhere = (test: (field: Field) => boolean) =>
  fields.flatMap(([name, field]) =>
    field.isSearched === true && !['name', 'units'].includes(name) && test(field) ? [name] : [],
  );

/** By the description of a project, those that many projects have alike and that are long are shared (`read-rows`). */
export const searchedTexts = {
  short: namesWhere(({ kind }) => kind !== 'rows' && kind !== 'nearby'),
  nearby: namesWhere(({ kind }) => kind === 'nearby'),
  rows: namesWhere(({ kind }) => kind === 'rows'),
} as const;

/** What the search reads of a stored project. */
export interface SearchedRow extends Readonly<Record<SearchedText, string | null>> {
  readonly id: number;
  readonly name: string;
  /** As parsed JSON. */
  readonly units: unknown;
  /** The name of the developer. */
  readonly developer: string | null;
  /** The names of the agents in their order, as JSON. */
  readonly agents: string | null;
  /** The names of the project in other languages, as one text; those of the developer; and those of each agent, as JSON. */
  readonly translated: string | null;
  readonly developer_translated: string | null;
  readonly agents_translated: string | null;
  /** Another number after each write of the project, its developer or one of its agents. */
  readonly version: number;
}

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** The names of a record in other languages, as one text; `null` without any. */
function translatedNames(record: object): string | null {
  const names = Object.values(translationsOf(record) ?? {}).flatMap(({ name }) =>
    typeof name === 'string' ? name : [],
  );
  return names.join(' ') || null;
}

/** The row of a record of the public API. */
export function rowOf(record: ProjectRecord): SearchedRow {
  const { short, nearby, rows } = searchedTexts;
  return {
    ...Object.fromEntries([...short, ...nearby].map((name) => [name, record[name] ?? null])),
    ...Object.fromEntries(rows.map((name) => [name, json(record[name])])),
    id: record.id,
    name: record.name,
    units: record.units ?? null,
    developer: record.developer?.name ?? null,
    agents: json(agentsOf(record).map(({ name }) => name)),
    translated: translatedNames(record),
    developer_translated: record.developer && translatedNames(record.developer),
    agents_translated: json(agentsOf(record).map(translatedNames)),
    version: 0,
  } as SearchedRow;
}
