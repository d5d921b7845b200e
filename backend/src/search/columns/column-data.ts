import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
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
  return {
    aspects: Object.fromEntries(
      aspectNames.map((name) => [name, new Dictionary()]),
    ) as unknown as Dictionaries['aspects'],
    lists: Object.fromEntries(listNames.map((name) => [name, new Dictionary()])) as unknown as Dictionaries['lists'],
    translatedWords: new Set(),
    // A word must have one id: the ids of a whole name are compared.
    words: new Dictionary(Number.POSITIVE_INFINITY),
    units: Object.fromEntries(unitTexts.map((name) => [name, new Dictionary()])) as unknown as Dictionaries['units'],
  };
}

const ids = (length: number): Uint32Array => new Uint32Array(length);
const numbers = (length: number): Float64Array => new Float64Array(length);

/** The position of the first id that is not below another one; ids ascend. */
export function placeOf(ids: Uint32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of an id; -1 for an unknown one. */
export function positionOf(ids: Uint32Array, id: number): number {
  const place = placeOf(ids, id);
  return ids[place] === id ? place : -1;
}

export interface ColumnsBuilder {
  /** Adds a project; the ids must ascend. */
  add(row: SearchedRow): void;
  /** Adds the projects of an earlier state with the same dictionaries, from one position up to another. */
  copy(from: ColumnData, start: number, end: number): void;
  build(): ColumnData;
}

/** Builds columns. `count`: how many projects are expected. */
export function createColumnsBuilder(count: number, dictionaries: Dictionaries = createDictionaries()): ColumnsBuilder {
  const integers = () => new GrowingArray(ids, count);
  const decimals = (expected = count) => new GrowingArray(numbers, expected);
  const project = { ids: integers(), nameHashes: integers() };
  const measures = { versions: decimals(), prices: decimals(), latitudes: decimals(), longitudes: decimals() };
  const ofAspects = aspectNames.map((name) => ({ name, column: integers(), ...aspectOf(dictionaries, name) }));
  const names: string[] = [];
  const words = growingList(count);
  const ofLists = listNames.map((name) => ({ name, column: growingList(count), ...lists[name] }));
  const starts = integers();
  const available = integers();
  const ofTexts = unitTexts.map((name) => ({ name, column: integers(), dictionary: dictionaries.units[name] }));
  const ofNumbers = unitNumbers.map((name) => ({ name, column: decimals(4 * count) }));

  function addUnits(row: SearchedRow): void {
    starts.push(available.length);
    for (const unit of unitsOf(row)) {
      available.push(unit.available ?? availabilityUnknown);
      for (const { name, column, dictionary } of ofTexts) {
        const text = unit[name];
        column.push(dictionary.idOf(text ?? null, () => text));
      }
      for (const { name, column } of ofNumbers) column.push(unit[name] ?? Number.NaN);
    }
  }

  return {
    add(row) {
      const { id, name, version, starting_price, latitude, longitude } = row;
      project.ids.push(id);
      project.nameHashes.push(nameHash(name));
      names.push(name);
      measures.versions.push(version);
      measures.prices.push(readStartingPrice({ starting_price }).price);
      const place = readCoordinates({ latitude, longitude });
      measures.latitudes.push(place?.latitude ?? Number.NaN);
      measures.longitudes.push(place?.longitude ?? Number.NaN);
      for (const { column, idOf } of ofAspects) column.push(idOf(row));
      for (const { name: list, column, read } of ofLists) column.push(read(row), dictionaries.lists[list]);
      const [own, translated] = [searchWords(name), searchWords(row.translated ?? '')];
      for (const word of own) dictionaries.translatedWords.delete(word);
      for (const word of translated)
        if (dictionaries.words.find(word) === undefined) dictionaries.translatedWords.add(word);
      words.push([...own, ...translated], dictionaries.words);
      addUnits(row);
    },
    copy(from, start, end) {
      if (start === end) return;
      project.ids.append(from.ids.subarray(start, end));
      project.nameHashes.append(from.nameHashes.subarray(start, end));
      for (const name of from.names.slice(start, end)) names.push(name);
      for (const key of ['versions', 'prices', 'latitudes', 'longitudes'] as const) {
        measures[key].append(from[key].subarray(start, end));
      }
      for (const { name, column } of ofAspects) column.append(from.aspects[name].subarray(start, end));
      for (const { name, column } of ofLists) column.append(from.lists[name], start, end);
      words.append(from.words, start, end);
      const { units } = from;
      const [firstRow, lastRow] = moveStarts(starts, units.starts, { start, end, to: available.length });
      available.append(units.available.subarray(firstRow, lastRow));
      for (const { name, column } of ofTexts) column.append(units[name].subarray(firstRow, lastRow));
      for (const { name, column } of ofNumbers) column.append(units[name].subarray(firstRow, lastRow));
    },
    build() {
      starts.push(available.length);
      return {
        ...taken(project),
        ...taken(measures),
        names,
        aspects: Object.fromEntries(
          ofAspects.map(({ name, column }) => [name, column.take()]),
        ) as ColumnData['aspects'],
        lists: Object.fromEntries(ofLists.map(({ name, column }) => [name, column.take()])) as ColumnData['lists'],
        words: words.take(),
        units: {
          starts: starts.take(),
          available: available.take(),
          ...Object.fromEntries([...ofTexts, ...ofNumbers].map(({ name, column }) => [name, column.take()])),
        } as UnitRows,
        dictionaries,
      };
    },
  };
}

function growingList(count: number) {
  const starts = new GrowingArray(ids, count + 1);
  const entries = new GrowingArray(ids, 4 * count);
  return {
    push(texts: readonly string[], dictionary: Dictionary<string>): void {
      starts.push(entries.length);
      for (const text of texts) entries.push(dictionary.idOf(text, () => shareText(text)));
    },
    append(from: ListColumn, start: number, end: number): void {
      const [first, last] = moveStarts(starts, from.starts, { start, end, to: entries.length });
      entries.append(from.entries.subarray(first, last));
    },
    take(): ListColumn {
      starts.push(entries.length);
      return { starts: starts.take(), entries: entries.take() };
    },
  };
}

/** Copies first rows so that they begin at `to`. Returns the first of the rows and the first after them. */
function moveStarts(
  into: GrowingArray<Uint32Array>,
  from: Uint32Array,
  { start, end, to }: { readonly start: number; readonly end: number; readonly to: number },
): readonly [number, number] {
  const [first, last] = [from[start] ?? 0, from[end] ?? 0];
  for (let position = start; position < end; position += 1) into.push((from[position] ?? 0) - first + to);
  return [first, last];
}

function aspectOf<Name extends AspectName>(dictionaries: Dictionaries, name: Name) {
  const { key, read } = aspects[name];
  const dictionary = dictionaries.aspects[name] as Dictionary<object>;
  return { idOf: (row: SearchedRow) => dictionary.idOf(key(row), () => read(row)) };
}

function taken<Name extends string, Numbers extends Uint32Array | Float64Array>(
  columns: Readonly<Record<Name, GrowingArray<Numbers>>>,
): Readonly<Record<Name, Numbers>> {
  const names = Object.keys(columns) as Name[];
  return Object.fromEntries(names.map((name) => [name, columns[name].take()])) as Record<Name, Numbers>;
}
