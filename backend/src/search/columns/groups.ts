import { type AspectName, aspectNames, aspects } from './aspects';
import type { ColumnData } from './column-data';
import { rememberBy, remembered } from './remember-by';

/** The projects by the fields that some properties give them: those of one group are alike in all of these. */
export interface Group {
  /** By position. */
  readonly ids: Uint32Array;
  readonly size: number;
  /** The common fields of a group. */
  fieldsOf(id: number): object;
}

/** Groups by properties; `null` where hardly two projects share them, as for names. Made on first use. */
export function groupsOf(data: ColumnData): (properties: readonly string[]) => Group | null {
  const known = new Map<string, Group | null>();
  return (properties) => remembered(known, properties.join(' '), () => makeGroup(data, properties));
}

function makeGroup(data: ColumnData, properties: readonly string[]): Group | null {
  const isExact = (name: AspectName) => aspects[name].properties.join() === properties.join();
  const exact = aspectNames.find(isExact);
  // Its fields follow from all these properties, so that the other aspects of some of them are not needed.
  if (exact !== undefined) return groupOfAspect(data, exact);
  const names = aspectNames.filter((name) => {
    const read: readonly string[] = aspects[name].properties;
    return read.length > 0 && read.every((property) => properties.includes(property));
  });
  const covered = new Set(names.flatMap((name): readonly string[] => aspects[name].properties));
  if (properties.some((property) => !covered.has(property))) return null;
  const [first, ...others] = names.map((name) => groupOfAspect(data, name));
  return first === undefined ? null : others.reduce(crossed, first);
}

function groupOfAspect({ aspects: columns, dictionaries }: ColumnData, name: AspectName): Group {
  const { values } = dictionaries.aspects[name];
  return { ids: columns[name], size: values.length, fieldsOf: (id) => values[id] ?? {} };
}

/** More than the groups of one aspect. */
const mostGroups = 2 ** 26;

/** By position the number of the pair of groups, and the pairs. */
const pairsOf = rememberBy((one: Uint32Array, other: Uint32Array) => {
  const known = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  const ids = new Uint32Array(one.length);
  for (let position = 0; position < ids.length; position += 1) {
    const [a, b] = [one[position] ?? 0, other[position] ?? 0];
    ids[position] = remembered(known, a * mostGroups + b, () => pairs.push([a, b]) - 1);
  }
  return { ids, pairs };
});

/** The groups of two aspects together. */
function crossed(one: Group, other: Group): Group {
  const { ids, pairs } = pairsOf(one.ids, other.ids);
  return {
    ids,
    size: pairs.length,
    fieldsOf: (id) => {
      const [a, b] = pairs[id] ?? [0, 0];
      return { ...one.fieldsOf(a), ...other.fieldsOf(b) };
    },
  };
}
