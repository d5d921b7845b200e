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
  readonly data: ColumnData;
  readonly position: number;

  constructor(data: ColumnData, position: number) {
    this.data = data;
    this.position = position;
  }

  get number(): number {
    return this.data.ids[this.position] ?? 0;
  }
  get id(): string {
    return String(this.number);
  }
  get name(): string {
    return this.data.names[this.position] ?? '';
  }
  get nameSlug(): string {
    return slugOrName(this.name);
  }
  get price(): number {
    return this.data.prices[this.position] ?? 0;
  }
  get place(): Coordinates | null {
    const { latitudes, longitudes } = this.data;
    const latitude = latitudes[this.position] ?? Number.NaN;
    return Number.isNaN(latitude) ? null : { latitude, longitude: longitudes[this.position] ?? Number.NaN };
  }
  get amenities() {
    return listAt(this.data, 'amenities', this.position);
  }
  get landmarks() {
    return listAt(this.data, 'landmarks', this.position);
  }
  /** Without their plans, which no rule reads. */
  get unitTypes(): readonly SearchedUnit[] {
    return unitsAt(this.data, this.position);
  }
}

for (const aspect of aspectNames) {
  for (const field of aspects[aspect].gives) {
    Object.defineProperty(ProjectAt.prototype, field, {
      get(this: ProjectAt) {
        return Reflect.get(fieldsAt(this.data, aspect, this.position), field);
      },
    });
  }
}

/** A project of columns, which the rules read as any other project. Made where one is looked at. */
export type ColumnProject = ProjectAt & OfAspects;
export const ColumnProject = ProjectAt as new (data: ColumnData, position: number) => ColumnProject;

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
