/** A query that records which of its parameters are read: what was computed from it holds for any query that equals it in these. */
export class RecordedQuery extends URLSearchParams {
  readonly #names = new Set<string>();
  #isReadWhole = false;

  /** The names of the parameters that were read; `null` where the whole query was. */
  get reads(): readonly string[] | null {
    return this.#isReadWhole ? null : [...this.#names];
  }

  override get(name: string): string | null {
    this.#names.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#names.add(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#names.add(name);
    return super.has(name, value);
  }

  override get size(): number {
    this.#isReadWhole = true;
    return super.size;
  }

  override entries() {
    this.#isReadWhole = true;
    return super.entries();
  }

  override keys() {
    this.#isReadWhole = true;
    return super.keys();
  }

  override values() {
    this.#isReadWhole = true;
    return super.values();
  }

  override [Symbol.iterator]() {
    this.#isReadWhole = true;
    return super[Symbol.iterator]();
  }

  override forEach(...args: Parameters<URLSearchParams['forEach']>): void {
    this.#isReadWhole = true;
    super.forEach(...args);
  }

  override toString(): string {
    this.#isReadWhole = true;
    return super.toString();
  }
}
