import type { Publication } from '@iwan/shared/domain/office/publication';
import { type Field, fieldsOf, type RecordDescription, type ValueOf } from '@iwan/shared/domain/records/field';
import { type $Type, eq, getTableColumns, type NotNull, type SQL } from 'drizzle-orm';
import {
  doublePrecision,
  integer,
  jsonb,
  type PgColumn,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
  type PgJsonbBuilderInitial,
  type PgTable,
  type PgTextBuilderInitial,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The columns that only the office reads. */
type OfficeColumn = 'revision' | 'publication' | 'publish_at' | 'unpublish_at';

/** A row in the form of the public API. */
export type PublicRow<Table extends PgTable> = Omit<Table['$inferSelect'], OfficeColumn>;

/** The columns of a table without those that only the office reads. */
export function publicColumns<Table extends PgTable>(table: Table): Omit<Table['_']['columns'], OfficeColumn> {
  const { revision: _, publication: __, publish_at: ___, unpublish_at: ____, ...columns } = getTableColumns(table);
  return columns as Omit<Table['_']['columns'], OfficeColumn>;
}

/** The condition that the site shows a record. */
export function isPublished(table: { readonly publication: PgColumn }): SQL {
  return eq(table.publication, 'published');
}

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** The version of a record, for optimistic locking; incremented by a trigger. */
export const revision = () => integer().notNull().default(1);

/** Whether the site shows a record. Who writes past the office, as an import does, publishes. */
export const publication = () => ({
  publication: text().$type<Publication>().notNull().default('published'),
  /** When a scheduled one is published. */
  publish_at: instant(),
  /** When a published or scheduled one is unpublished. */
  unpublish_at: instant(),
});

type Stored<One> = One extends { readonly kind: 'whole' }
  ? PgIntegerBuilderInitial<''>
  : One extends { readonly kind: 'decimal' }
    ? PgDoublePrecisionBuilderInitial<''>
    : One extends { readonly kind: 'rows' }
      ? PgJsonbBuilderInitial<''>
      : PgTextBuilderInitial<'', [string, ...string[]]>;

type Typed<One> = $Type<Stored<One>, ValueOf<One>>;

type Column<One> = One extends { readonly isRequired: true } ? NotNull<Typed<One>> : Typed<One>;

/** References are columns or tables of their own. */
type Named<Description> = {
  [Name in keyof Description]: Description[Name] extends { readonly kind: 'reference' | 'references' } ? never : Name;
}[keyof Description];

type Columns<Description> = { [Name in Named<Description>]: Column<Description[Name]> };

function columnOf({ kind, isRequired }: Field) {
  const column =
    kind === 'whole' ? integer() : kind === 'decimal' ? doublePrecision() : kind === 'rows' ? jsonb() : text();
  return isRequired ? column.notNull() : column;
}

/** The columns of the fields of a record, by the names that these have on the wire. */
export function columnsOf<Description extends RecordDescription>(description: Description): Columns<Description> {
  const stored = fieldsOf(description).filter(([, { kind }]) => kind !== 'reference' && kind !== 'references');
  return Object.fromEntries(stored.map(([name, field]) => [name, columnOf(field)])) as unknown as Columns<Description>;
}

/** The table of a kind of public record. */
export const contentTable = <Name extends string, Description extends RecordDescription>(
  name: Name,
  description: Description,
) => pgTable(name, { id: id(), ...columnsOf(description), revision: revision(), ...publication() });
