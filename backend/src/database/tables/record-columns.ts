import { type Field, fieldsOf, type RecordDescription, type ValueOf } from '@iwan/shared/domain/records/field';
import type { $Type, NotNull } from 'drizzle-orm';
import {
  doublePrecision,
  integer,
  jsonb,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
  type PgJsonbBuilderInitial,
  type PgTextBuilderInitial,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { id, publication, revision } from './columns';

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
