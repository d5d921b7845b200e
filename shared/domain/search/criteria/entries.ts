import { plainFields } from '../../records/project-fields';
import { table } from './table';

const ownLists = [
  'categories',
  'labels',
  'agents',
  'amenities',
  'locations',
  'near',
  'plans',
  'kinds',
  'states',
] as const;

/** The plain fields that are choices. */
type PlainList = {
  readonly [Name in keyof typeof plainFields]: (typeof plainFields)[Name]['kind'] extends 'choice' ? Name : never;
}[keyof typeof plainFields];

export type EntryList = (typeof ownLists)[number] | PlainList;

const isPlainList = (name: string): name is PlainList =>
  Object.entries(plainFields).some(([field, { kind }]) => field === name && kind === 'choice');

/** The lists whose values `allOf` and `noneOf` can have: those of a project, not of one of its units. */
export const entryLists: readonly EntryList[] = [...ownLists, ...Object.keys(plainFields).filter(isPlainList)];

export const isEntryList = (name: string): name is EntryList => entryLists.some((list) => list === name);

/** A value of a list as an entry of `allOf` or `noneOf`: `cat:Off Plan`. */
export const writeEntry = (name: EntryList, value: string): string => `${table[name].parameter}:${value}`;

/** The list and the value of an entry; `null` where it means none. */
export function readEntry(entry: string): { readonly name: EntryList; readonly value: string } | null {
  const colon = entry.indexOf(':');
  const name = entryLists.find((list) => table[list].parameter === entry.slice(0, colon));
  return name === undefined ? null : { name, value: entry.slice(colon + 1) };
}
