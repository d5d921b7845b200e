import { randomBytes } from 'node:crypto';
import type { FormProblem } from '@iwan/shared/contracts/module';
import { LRUCache } from 'lru-cache';

/** All drafts together, in characters. */
const sizeLimit = 8_000_000;
/** Long enough to read what is wrong and mend it, in milliseconds. */
const timeToLive = 30 * 60_000;

/** What a visitor without JavaScript has typed into a form that was not sent, and why it was not. */
export interface FormDraft {
  readonly form: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Empty where nothing is wrong with what was typed. */
  readonly problems: readonly FormProblem[];
}

/**
 * Drafts of forms, each under a name that nobody can guess: what people write must not be in an address. In memory
 * only, bounded, and forgotten after half an hour.
 */
export class FormDrafts {
  readonly #drafts = new LRUCache<string, FormDraft>({
    maxSize: sizeLimit,
    sizeCalculation: ({ fields, problems }) =>
      500 + [...fields.flat(), ...problems.map(({ sentence }) => sentence)].reduce((sum, text) => sum + text.length, 0),
    ttl: timeToLive,
  });

  /** Keeps a draft and returns its name. */
  keep(draft: FormDraft): string {
    const name = randomBytes(16).toString('base64url');
    this.#drafts.set(name, draft);
    return name;
  }

  /** The draft that an address names; undefined where there is none any more. */
  of(url: URL): FormDraft | undefined {
    const name = url.searchParams.get('draft');
    return name === null ? undefined : this.#drafts.get(name);
  }
}
