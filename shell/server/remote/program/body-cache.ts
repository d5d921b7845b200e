import { LRUCache } from 'lru-cache';

/** The limit of the cache in characters of JSON; parsed data take several times that. */
const sizeLimit = 12 * 1024 * 1024;

/**
 * A cache of the backend's responses by number, so that each is sent to this process and parsed once. The latest one is kept
 * whatever its size: a plain backend sends its whole list.
 */
export class BodyCache {
  readonly #bodies = new LRUCache<number, { readonly body: unknown }>({ maxSize: sizeLimit });

  get(number: number): { readonly body: unknown } | undefined {
    return this.#bodies.get(number);
  }

  /** `size`: in characters of JSON. */
  set(number: number, body: unknown, size: number): void {
    this.#bodies.set(number, { body }, { size: Math.min(Math.max(size, 1), sizeLimit) });
  }
}
