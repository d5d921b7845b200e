/** The shared intrinsics of a process by name. */
const shared: readonly (readonly [string, object])[] = [
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Array', Array],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Function.prototype', Function.prototype],
  ['Promise', Promise],
  ['Promise.prototype', Promise.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['JSON', JSON],
];

const { getOwnPropertyDescriptor } = Object;

interface Member {
  readonly name: string;
  readonly of: object;
  readonly key: string | symbol;
  readonly value: unknown;
}

/** Their functions, as they were when this module was loaded. */
const members: readonly Member[] = shared.flatMap(([name, of]) =>
  Reflect.ownKeys(of).flatMap((key): Member[] => {
    const value = getOwnPropertyDescriptor(of, key)?.value;
    return typeof value === 'function' ? [{ name: `${name}.${String(key)}`, of, key, value }] : [];
  }),
);

/**
 * The first intrinsic function that was replaced; `null` where none was. Additions by a library are harmless, replacements
 * affect everybody.
 */
export function changedIntrinsic(): string | null {
  for (let place = 0; place < members.length; place += 1) {
    const member = members[place] as Member;
    if (getOwnPropertyDescriptor(member.of, member.key)?.value !== member.value) return member.name;
  }
  return null;
}
