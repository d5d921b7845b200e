import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import type { SearchedUnit } from '@iwan/shared/domain/model/entities';
import type { UnitField } from '@iwan/shared/domain/model/project-fields';
import { unitFieldNames } from '@iwan/shared/domain/project/project-fields';
import { readStartingPrice } from '@iwan/shared/domain/project/starting-price';
import { plainUnitFields } from '@iwan/shared/domain/records/unit-fields';
import { searchWords } from '@iwan/shared/domain/text/search-words';
import {
  type AspectFields,
  type AspectName,
  aspectNames,
  aspects,
  type ListName,
  listNames,
  lists,
  shareText,
  unitsOf,
} from './aspects';
import { Dictionary } from './dictionary';
import { firstWhere } from './first-where';
import { GrowingArray } from './growing-array';
import { nameHash } from './name-key';
import type { SearchedRow } from './searched-row';

/** The distinct values of all columns. */
export interface Dictionaries {
  readonly aspects: { readonly [Name in AspectName]: Dictionary<AspectFields<Name>> };
  /** The entries of lists. */
  readonly lists: Readonly<Record<ListName, Dictionary<string>>>;
  /** The words that are in translations of names only: they have the same sound as the name itself, which is compared by its own words. */
  readonly translatedWords: Set<string>;
  /** The words of names. */
  readonly words: Dictionary<string>;
  /** The texts of units. */
  readonly units: Readonly<Record<UnitText, Dictionary<string | undefined>>>;
}

type KindsOf<Kind extends string> = {
  [Name in UnitField]: (typeof plainUnitFields)[Name]['kind'] extends Kind ? Name : never;
}[UnitField];

/** The texts of a unit, whose values have numbers, and its numbers: those of its type, and its plain fields. */
export type UnitText = 'type' | KindsOf<'line' | 'choice'>;
export type UnitNumber = 'price' | 'squareFeet' | 'serviceCharge' | KindsOf<'whole'>;

const isNumber = (name: UnitField): name is KindsOf<'whole'> => plainUnitFields[name].kind === 'whole';
export const unitTexts: readonly UnitText[] = [
  'type',
  ...unitFieldNames.filter((name): name is KindsOf<'line' | 'choice'> => !isNumber(name)),
];
export const unitNumbers: readonly UnitNumber[] = [
  'price',
  'squareFeet',
  'serviceCharge',
  ...unitFieldNames.filter(isNumber),
];

/** A list for each project: the ids of its entries, from its start up to the next one's. */
export interface ListColumn {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** Where the number of available units is unknown. */
export const availabilityUnknown = 0xffffffff;

/** The units of all projects, one row each, in the order of the projects. NaN where a number is unknown. */
export interface UnitRows extends Readonly<Record<UnitText, Uint32Array>>, Readonly<Record<UnitNumber, Float64Array>> {
  /** The first row of each project by its position, and the number of rows at the end. */
  readonly starts: Uint32Array;
  readonly available: Uint32Array;
}

/** What the search reads of all projects, by position in the order of their ids; a few hundred bytes for each. */
export interface ColumnData {
  readonly ids: Uint32Array;
  readonly versions: Float64Array;
  readonly names: readonly string[];
  /** A hash of each name's key (`name-key`). */
  readonly nameHashes: Uint32Array;
  /** Dirhams; 0 where it is unknown. */
  readonly prices: Float64Array;
  /** Degrees; NaN for a project without a place on the map. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly aspects: Readonly<Record<AspectName, Uint32Array>>;
  readonly lists: Readonly<Record<ListName, ListColumn>>;
  /** The words of the names, behind them those of the names in other languages. */
  readonly words: ListColumn;
  readonly units: UnitRows;
  readonly dictionaries: Dictionaries;
}

export function createDictionaries(): Dictionaries {
  const dictionariesOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, new Dictionary()]));
  return {
    aspects: dictionariesOf(aspectNames),
    lists: dictionariesOf(listNames),
    translatedWords: new Set(),
    // A word must have one id: the ids of a whole name are compared.
    words: new Dictionary(Number.POSITIVE_INFINITY),
    units: dictionariesOf(unitTexts),
  } as unknown as Dictionaries;
}

const ids = (length: number) => new Uint32Array(length);
const numbers = (length: number) => new Float64Array(length);

/** The position of the first id that is not below another one; ids ascend. */
export const placeOf = (all: Uint32Array, id: number): number =>
  firstWhere(all.length, (place) => (all[place] ?? 0) >= id);

/** The position of an id; -1 for an unknown one. */
export function positionOf(all: Uint32Array, id: number): number {
  const place = placeOf(all, id);
  return all[place] === id ? place : -1;
}

/** A column that grows, and what it has of each row. */
interface Growing<Row> {
  readonly name: string;
  readonly column: GrowingArray;
  readonly read: (row: Row) => number;
}

type Columns = Readonly<Record<string, Uint32Array | Float64Array>>;

const taken = (columns: readonly Growing<never>[]): Columns =>
  Object.fromEntries(columns.map(({ name, column }) => [name, column.take()]));

function append(columns: readonly Growing<never>[], from: object, start: number, end: number): void {
  for (const { name, column } of columns) column.append((from as Columns)[name]?.subarray(start, end) ?? ids(0));
}

/** Rows of which each project has several, and where those of each project start. */
function growingRows<Row>(count: number, columns: readonly Growing<Row>[]) {
  const starts = new GrowingArray(ids, count + 1);
  let length = 0;
  return {
    push(rows: readonly Row[]): void {
      starts.push(length);
      for (const row of rows) for (const { column, read } of columns) column.push(read(row));
      length += rows.length;
    },
    append(from: Pick<ListColumn, 'starts'>, start: number, end: number): void {
      const [first, last] = [from.starts[start] ?? 0, from.starts[end] ?? 0];
      for (let at = start; at < end; at += 1) starts.push((from.starts[at] ?? 0) - first + length);
      append(columns, from, first, last);
      length += last - first;
    },
    take(): Columns {
      starts.push(length);
      return { starts: starts.take(), ...taken(columns) };
    },
  };
}

export type ColumnsBuilder = ReturnType<typeof createColumnsBuilder>;

/** Builds columns. `count`: how many projects are expected. */
export function createColumnsBuilder(count: number, dictionaries: Dictionaries = createDictionaries()) {
  const growing = <Row>(
    name: string,
    make: typeof ids | typeof numbers,
    read: (row: Row) => number,
    expected = count,
  ) => ({
    ...{ name, read },
    column: new GrowingArray(make, expected),
  });
  const ofProjects: readonly Growing<SearchedRow>[] = [
    growing('ids', ids, ({ id }) => id),
    growing('nameHashes', ids, ({ name }) => nameHash(name)),
    growing('versions', numbers, ({ version }) => version),
    growing('prices', numbers, ({ starting_price }) => readStartingPrice({ starting_price }).price),
    growing('latitudes', numbers, (row) => coordinatesOf(row)?.latitude ?? Number.NaN),
    growing('longitudes', numbers, (row) => coordinatesOf(row)?.longitude ?? Number.NaN),
  ];
  const ofAspects = aspectNames.map((name) => {
    const { key, read } = aspects[name];
    const dictionary = dictionaries.aspects[name] as Dictionary<object>;
    return growing<SearchedRow>(name, ids, (row) => dictionary.idOf(key(row), () => read(row)));
  });
  const listOf = (dictionary: Dictionary<string>) => {
    const entry = (text: string) => dictionary.idOf(text, () => shareText(text));
    return growingRows(count, [growing('entries', ids, entry, 4 * count)]);
  };
  const names: string[] = [];
  const words = listOf(dictionaries.words);
  const ofLists = listNames.map((name) => ({ name, rows: listOf(dictionaries.lists[name]), read: lists[name] }));
  const units = growingRows<SearchedUnit>(count, [
    growing('available', ids, ({ available }) => available ?? availabilityUnknown),
    ...unitTexts.map((name) =>
      growing<SearchedUnit>(name, ids, ({ [name]: text }) => dictionaries.units[name].idOf(text ?? null, () => text)),
    ),
    ...unitNumbers.map((name) => growing<SearchedUnit>(name, numbers, (unit) => unit[name] ?? Number.NaN, 4 * count)),
  ]);

  return {
    /** Adds a project; the ids must ascend. */
    add(row: SearchedRow): void {
      for (const { column, read } of ofProjects) column.push(read(row));
      for (const { column, read } of ofAspects) column.push(read(row));
      for (const { rows, read } of ofLists) rows.push(read(row));
      names.push(row.name);
      const [own, translated] = [searchWords(row.name), searchWords(row.translated ?? '')];
      for (const word of own) dictionaries.translatedWords.delete(word);
      for (const word of translated)
        if (dictionaries.words.find(word) === undefined) dictionaries.translatedWords.add(word);
      words.push([...own, ...translated]);
      units.push(unitsOf(row));
    },
    /** Adds the projects of an earlier state with the same dictionaries, from one position up to another. */
    copy(from: ColumnData, start: number, end: number): void {
      append(ofProjects, from, start, end);
      append(ofAspects, from.aspects, start, end);
      for (const { name, rows } of ofLists) rows.append(from.lists[name], start, end);
      for (const name of from.names.slice(start, end)) names.push(name);
      words.append(from.words, start, end);
      units.append(from.units, start, end);
    },
    build: () =>
      ({
        ...taken(ofProjects),
        aspects: taken(ofAspects),
        lists: Object.fromEntries(ofLists.map(({ name, rows }) => [name, rows.take()])),
        names,
        words: words.take(),
        units: units.take(),
        dictionaries,
      }) as unknown as ColumnData,
  };
}

const coordinatesOf = ({ latitude, longitude }: SearchedRow) => readCoordinates({ latitude, longitude });
