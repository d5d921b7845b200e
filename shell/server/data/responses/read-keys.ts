import type { Http } from '@iwan/shared/contracts/http';
import { keysOfMissing, keysOfResponse } from './response-keys';

/** The most keys of one document: they are sent in a header. */
const mostKeys = 150;

/** Collects the keys of all responses of the backend that a document is made from. */
export class ReadKeys {
  readonly #keys = new Set<string>();

  /** The client that notes what it reads. */
  over(http: Http): Http {
    return {
      ...http,
      get: async (path, signal) => {
        try {
          const body = await http.get(path, signal);
          this.add(keysOfResponse(path, body));
          return body;
        } catch (error) {
          this.add(keysOfMissing(path));
          throw error;
        }
      },
    };
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.#keys.add(key);
  }

  /** With more records than a header can name, the document depends on all of their kinds. */
  get keys(): readonly string[] {
    if (this.#keys.size <= mostKeys) return [...this.#keys];
    return [...new Set([...this.#keys].map((key) => key.replace(/-[\w-]+$/, 's')))];
  }
}
