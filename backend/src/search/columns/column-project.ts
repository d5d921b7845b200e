import type { Coordinates, SearchedUnit } from '@iwan/shared/domain/model/entities';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import { type AspectFields, type AspectName, aspectNames, aspects, type ListName } from './aspects';
import { availabilityUnknown, type ColumnData, unitNumbers, unitTexts } from './column-data';

/** The fields that the aspects give. */
type OfAspects = Parameters<
  { [Name in AspectName]: (fields: AspectFields<Name>) => void }[AspectName] extends (fields: infer All) => void
    ? (all: All) => void
    : never
>[0];

/** The fields that are columns of their own; those of aspects are added below. */
class ProjectAt {
  readonly columns: ColumnReader;
  readonly position: number;

  constructor(columns: ColumnReader, position: number) {
    this.columns = columns;
    this.position = position;
  }

  get number(): number {
    return this.columns.data.ids[this.position] ?? 0;
  }
  get id(): string {
    return String(this.number);
  }
  get name(): string {
    return this.columns.data.names[this.position] ?? '';
  }
  get nameSlug(): string {
    return slugOrName(this.name);
  }
  get price(): number {
    return this.columns.data.prices[this.position] ?? 0;
  }
  get place(): Coordinates | null {
    const { latitudes, longitudes } = this.columns.data;
    const latitude = latitudes[this.position] ?? Number.NaN;
    return Number.isNaN(latitude) ? null : { latitude, longitude: longitudes[this.position] ?? Number.NaN };
  }
  get amenities() {
    return this.columns.listAt('amenities', this.position);
  }
  get landmarks() {
    return this.columns.listAt('landmarks', this.position);
  }
  /** Without their plans, which no rule reads. */
  get unitTypes(): readonly SearchedUnit[] {
    return this.columns.unitsAt(this.position);
  }
}

for (const aspect of aspectNames) {
  for (const field of aspects[aspect].gives) {
    Object.defineProperty(ProjectAt.prototype, field, {
      get(this: ProjectAt) {
        return Reflect.get(this.columns.fieldsAt(aspect, this.position), field);
      },
    });
  }
}

/** A project of columns, which the rules read as any other project. Made where one is looked at. */
export type ColumnProject = ProjectAt & OfAspects;
export const ColumnProject = ProjectAt as new (columns: ColumnReader, position: number) => ColumnProject;

/** Reads single fields of projects from their columns. */
export interface ColumnReader {
  readonly data: ColumnData;
  fieldsAt<Name extends AspectName>(name: Name, position: number): AspectFields<Name>;
  listAt(name: ListName, position: number): readonly string[];
  unitsAt(position: number): readonly SearchedUnit[];
}

export const columnReader = (data: ColumnData): ColumnReader => ({
  data,
  fieldsAt: (name, position) => fieldsAt(data, name, position),
  listAt: (name, position) => listAt(data, name, position),
  unitsAt: (position) => unitsAt(data, position),
});

function fieldsAt<Name extends AspectName>(
  { aspects, dictionaries }: ColumnData,
  name: Name,
  position: number,
): AspectFields<Name> {
  const { values } = dictionaries.aspects[name];
  return values[aspects[name][position] ?? 0] as AspectFields<Name>;
}

function listAt({ lists, dictionaries }: ColumnData, name: ListName, position: number): readonly string[] {
  const { starts, entries } = lists[name];
  const { values } = dictionaries.lists[name];
  return Array.from(entries.subarray(starts[position], starts[position + 1]), (id) => values[id] ?? '');
}

function unitsAt({ units, dictionaries }: ColumnData, position: number): readonly SearchedUnit[] {
  const [from, to] = [units.starts[position] ?? 0, units.starts[position + 1] ?? 0];
  const known = (number = Number.NaN) => (Number.isNaN(number) ? undefined : number);
  return Array.from({ length: to - from }, (_, at): SearchedUnit => {
    const row = from + at;
    const available = units.available[row] ?? availabilityUnknown;
    const fields = [
      ...unitTexts.map((name) => [name, dictionaries.units[name].values[units[name][row] ?? 0]] as const),
      ...unitNumbers.map((name) => [name, known(units[name][row])] as const),
    ];
    const unit = Object.fromEntries(fields) as unknown as SearchedUnit;
    return {
      ...unit,
      squareFeet: unit.squareFeet ?? null,
      price: unit.price ?? null,
      available: available === availabilityUnknown ? null : available,
      plan: null,
    };
  });
}
