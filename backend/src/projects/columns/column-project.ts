import type { Coordinates, SearchedUnit } from '@iwan/shared/domain/model/entities';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import type { SearchedProject } from '../indexed-project';
import type { AspectFields, AspectName, ListName } from './aspects';
import { availabilityUnknown, type ColumnData } from './column-data';

/** A project of columns, which the rules read as any other project. Made where one is looked at. */
export class ColumnProject implements SearchedProject {
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
  get latitude(): number {
    return this.columns.data.latitudes[this.position] ?? Number.NaN;
  }
  get longitude(): number {
    return this.columns.data.longitudes[this.position] ?? Number.NaN;
  }
  get place(): Coordinates | null {
    const { latitude, longitude } = this;
    return Number.isNaN(latitude) ? null : { latitude, longitude };
  }
  get status() {
    return this.#fields('status').status;
  }
  get location() {
    return this.#fields('location').location;
  }
  get developer() {
    return this.#fields('developer').developer;
  }
  get agents() {
    return this.#fields('agents').agents;
  }
  get units() {
    return this.#fields('units').units;
  }
  get labels() {
    return this.#fields('labels').labels;
  }
  get categories() {
    return this.#fields('categories').categories;
  }
  get subCategories() {
    return this.#fields('subCategories').subCategories;
  }
  get amenities() {
    return this.columns.listAt('amenities', this.position);
  }
  get landmarks() {
    return this.columns.listAt('landmarks', this.position);
  }
  get near() {
    return this.#fields('near').near;
  }
  get handover() {
    return this.#fields('handover').handover;
  }
  get furnishing() {
    return this.#fields('furnishing').furnishing;
  }
  get paysAfterHandover(): boolean {
    return this.#fields('payment').paysAfterHandover ?? false;
  }
  get paymentSplit() {
    return this.#fields('payment').paymentSplit;
  }
  get serviceCharge() {
    return this.#fields('charge').serviceCharge;
  }
  get builtPercent() {
    return this.#fields('built').builtPercent;
  }
  get squareFeet() {
    return this.#fields('size').squareFeet;
  }
  get permit() {
    return this.#fields('permit').permit;
  }
  /** Without their plans, which no rule reads. */
  get unitTypes(): readonly SearchedUnit[] {
    return this.columns.unitsAt(this.position);
  }

  #fields<Name extends AspectName>(name: Name): AspectFields<Name> {
    return this.columns.fieldsAt(name, this.position);
  }
}

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
    return {
      type: dictionaries.types.values[units.type[row] ?? 0] ?? '',
      squareFeet: known(units.squareFeet[row]) ?? null,
      price: known(units.price[row]) ?? null,
      available: available === availabilityUnknown ? null : available,
      plan: null,
      view: dictionaries.views.values[units.view[row] ?? 0],
      baths: known(units.baths[row]),
      serviceCharge: known(units.serviceCharge[row]),
    };
  });
}
