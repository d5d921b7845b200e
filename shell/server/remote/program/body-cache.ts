/** The limit of the cache in characters of JSON; parsed data take several times that. */
const sizeLimit = 12 * 1024 * 1024;

/**
 * A cache of the backend's responses by number, so that each is sent to this process and parsed once. The latest one is kept
 * whatever its size: a plain backend sends its whole list.
 */
export class BodyCache {
  readonly #bodies = new Map<number, { readonly body: unknown; readonly size: number }>();
  #size = 0;

  get(number: number): { readonly body: unknown } | undefined {
    const cached = this.#bodies.get(number);
    if (cached) {
      this.#bodies.delete(number);
      this.#bodies.set(number, cached);
    }
    return cached;
  }

  /** `size`: in characters of JSON. */
  set(number: number, body: unknown, size: number): void {
    this.#size += size - (this.#bodies.get(number)?.size ?? 0);
    this.#bodies.delete(number);
    this.#bodies.set(number, { body, size });
    for (const [oldest, cached] of this.#bodies) {
      if (this.#size <= sizeLimit || oldest === number) break;
      this.#bodies.delete(oldest);
      this.#size -= cached.size;
    }
  }
}
