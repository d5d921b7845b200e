import { open, rename, rm } from 'node:fs/promises';
import { type AspectFields, type AspectName, aspectNames, listNames } from '../columns/aspects';
import type { ColumnData, Dictionaries, ListColumn } from '../columns/column-data';
import { Dictionary } from '../columns/dictionary';

// A file has a line of JSON with what is no number, then the numbers of all columns as they are in memory, each column at a multiple
// of 8 bytes. It is read by the machine that wrote it, so the order of bytes is that of the machine.

/** Columns with the order by name. */
export interface KeptColumns {
  readonly data: ColumnData;
  readonly nameOrder: Uint32Array;
}

type Column = Uint32Array | Float64Array;

interface ColumnPlace {
  readonly kind: 'integers' | 'numbers';
  readonly length: number;
}

type StoredDictionary = readonly [keys: readonly (string | null)[], values: readonly unknown[]];

interface Header {
  readonly key: string;
  readonly columns: readonly ColumnPlace[];
  readonly names: readonly string[];
  readonly dictionaries: Readonly<Record<string, StoredDictionary>>;
}

const listColumns = ({ starts, entries }: ListColumn): readonly Column[] => [starts, entries];

/** All columns in the order of the file. */
function columnsOf({ data, nameOrder }: KeptColumns): readonly Column[] {
  const { units } = data;
  return [
    ...[data.ids, data.versions, data.nameHashes, data.prices, data.latitudes, data.longitudes],
    ...aspectNames.map((name) => data.aspects[name]),
    ...listNames.flatMap((name) => listColumns(data.lists[name])),
    ...listColumns(data.words),
    ...[units.starts, units.type, units.view, units.available],
    ...[units.price, units.squareFeet, units.baths, units.serviceCharge, nameOrder],
  ];
}

/** The dictionaries by name. */
function dictionariesOf({
  aspects,
  lists,
  words,
  types,
  views,
}: Dictionaries): Readonly<Record<string, Dictionary<unknown>>> {
  return { ...aspects, ...lists, words, types, views };
}

const lineEnd = 0x0a;
/** Numbers are written some megabytes at a time, so that requests are answered meanwhile. */
const mostBytes = 8 * 1024 * 1024;

/** Writes columns. `key`: of the code and the database with which the file may be read again. */
export async function writeColumns(path: string, key: string, kept: KeptColumns): Promise<void> {
  const columns = columnsOf(kept);
  const header: Header = {
    key,
    columns: columns.map((column) => ({
      kind: column instanceof Float64Array ? 'numbers' : 'integers',
      length: column.length,
    })),
    names: kept.data.names,
    dictionaries: Object.fromEntries(
      Object.entries(dictionariesOf(kept.data.dictionaries)).map(([name, dictionary]) => [
        name,
        [dictionary.keys(), dictionary.values] as const,
      ]),
    ),
  };
  // Another process may write the same file.
  const temporary = `${path}.${process.pid}`;
  const file = await open(temporary, 'w');
  try {
    const text = Buffer.from(`${JSON.stringify(header)}\n`);
    const padded = Buffer.concat([
      text.subarray(0, -1),
      Buffer.alloc(paddingAfter(text.length), ' '),
      text.subarray(-1),
    ]);
    await file.writeFile(padded);
    for (const column of columns) {
      const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
      for (let at = 0; at < bytes.length; at += mostBytes) await file.writeFile(bytes.subarray(at, at + mostBytes));
      await file.writeFile(new Uint8Array(paddingAfter(bytes.length)));
    }
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}

const paddingAfter = (bytes: number) => (8 - (bytes % 8)) % 8;

/** Reads columns; `null` for a missing file, one with another key, and one that is not whole. */
export async function readKeptColumns(path: string, key: string): Promise<KeptColumns | null> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const buffer = new ArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) return null;
      at += bytesRead;
    }
    const end = bytes.indexOf(lineEnd);
    if (end === -1) return null;
    const header = JSON.parse(Buffer.from(buffer, 0, end).toString()) as Header;
    return header.key === key ? read(header, buffer, end + 1) : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

function read({ columns, names, dictionaries }: Header, buffer: ArrayBuffer, start: number): KeptColumns | null {
  let at = start;
  const next = columns.values();
  /** The next column as views of the file's bytes, which are not copied. */
  const take = (): Column => {
    const { kind, length } = next.next().value ?? { kind: 'integers', length: 0 };
    const column = kind === 'numbers' ? new Float64Array(buffer, at, length) : new Uint32Array(buffer, at, length);
    at += column.byteLength + paddingAfter(column.byteLength);
    return column;
  };
  const integers = () => take() as Uint32Array;
  const numbers = () => take() as Float64Array;
  const list = (): ListColumn => ({ starts: integers(), entries: integers() });
  const found: Omit<ColumnData, 'dictionaries' | 'names'> = {
    ids: integers(),
    versions: numbers(),
    nameHashes: integers(),
    prices: numbers(),
    latitudes: numbers(),
    longitudes: numbers(),
    aspects: Object.fromEntries(aspectNames.map((name) => [name, integers()])) as ColumnData['aspects'],
    lists: Object.fromEntries(listNames.map((name) => [name, list()])) as ColumnData['lists'],
    words: list(),
    units: {
      starts: integers(),
      type: integers(),
      view: integers(),
      available: integers(),
      price: numbers(),
      squareFeet: numbers(),
      baths: numbers(),
      serviceCharge: numbers(),
    },
  };
  const nameOrder = integers();
  if (at !== buffer.byteLength || nameOrder.length !== names.length) return null;
  return { data: { ...found, names, dictionaries: readDictionaries(dictionaries) }, nameOrder };
}

function readDictionaries(stored: Header['dictionaries']): Dictionaries {
  const dictionary = <Value>(name: string, most?: number): Dictionary<Value> => {
    const [keys, values] = stored[name] ?? [[], []];
    return Dictionary.of<Value>(keys, values as Value[], most);
  };
  const aspect = <Name extends AspectName>(name: Name) => dictionary<AspectFields<Name>>(name);
  return {
    aspects: Object.fromEntries(aspectNames.map((name) => [name, aspect(name)])) as unknown as Dictionaries['aspects'],
    lists: Object.fromEntries(listNames.map((name) => [name, dictionary<string>(name)])) as Dictionaries['lists'],
    words: dictionary('words', Number.POSITIVE_INFINITY),
    types: dictionary('types'),
    views: dictionary('views'),
  };
}
