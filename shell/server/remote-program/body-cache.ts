/** Of all that is kept, in characters of JSON; what was parsed takes several times that. */
const sizeLimit = 12 * 1024 * 1024;

/**
 * Answers of the backend that were sent to this process, by their numbers, so that each is sent and parsed once. The one
 * that came last is kept whatever its size: a plain backend answers with its whole list.
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
