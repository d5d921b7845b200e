import { randomBytes } from 'node:crypto';
import type { FormError } from '@iwan/shared/contracts/module';
import { LRUCache } from 'lru-cache';

/** The limit of all drafts in characters. */
const sizeLimit = 8_000_000;
/** Long enough to read and correct the errors, in milliseconds. */
const timeToLive = 30 * 60_000;

/** The input of a visitor without JavaScript into a form that was not sent, and its errors. */
export interface FormDraft {
  readonly form: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Empty where the input is valid. */
  readonly problems: readonly FormError[];
}

/**
 * Drafts of forms under unguessable ids: personal data must not be in an address. In memory only, bounded, and deleted after
 * half an hour.
 */
export class FormDrafts {
  readonly #drafts = new LRUCache<string, FormDraft>({
    maxSize: sizeLimit,
    sizeCalculation: ({ fields, problems }) =>
      500 + [...fields.flat(), ...problems.map(({ sentence }) => sentence)].reduce((sum, text) => sum + text.length, 0),
    ttl: timeToLive,
  });

  /** Stores a draft and returns its id. */
  keep(draft: FormDraft): string {
    const name = randomBytes(16).toString('base64url');
    this.#drafts.set(name, draft);
    return name;
  }

  /** The draft whose id is in an address; undefined where it has expired. */
  of(url: URL): FormDraft | undefined {
    const name = url.searchParams.get('draft');
    return name === null ? undefined : this.#drafts.get(name);
  }
}
