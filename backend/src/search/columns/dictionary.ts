/** The most keys that are remembered. Beyond it an equal value gets another id, which costs memory and nothing else. */
const mostKeys = 50_000;

/** Distinct values by number. Values are only added, so that the columns of an earlier state can share the dictionary of a later one. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #ids = new Map<string | null, number>();
  readonly #most: number;

  constructor(most = mostKeys) {
    this.#most = most;
  }

  /** The id of a key's value, which is made where the key is new. */
  idOf(key: string | null, make: () => Value): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.values.push(make()) - 1;
    if (this.#ids.size < this.#most) this.#ids.set(key, id);
    return id;
  }

  /** The id of a key; `undefined` for one that is not known. */
  find(key: string): number | undefined {
    return this.#ids.get(key);
  }
}
