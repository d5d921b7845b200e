import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ReleaseKey, readReleaseKeys, type Signed, signatureError, signatureOf, signed } from './signatures';

interface Variables {
  readonly RELEASE_SIGNING_KEY?: string | undefined;
  readonly RELEASE_KEYS?: string | undefined;
}

/** The publisher of a release store: with a key it signs each file, without one no file is signed. */
export class Publisher {
  readonly #key: KeyObject | null;
  /** The keys that the site trusts, where this publisher knows them. */
  readonly #siteKeys: readonly ReleaseKey[];

  private constructor(key: KeyObject | null, siteKeys: readonly ReleaseKey[]) {
    this.#key = key;
    this.#siteKeys = siteKeys;
  }

  /**
   * The publisher of the environment: `RELEASE_SIGNING_KEY` is the path of its private key (PEM), `RELEASE_KEYS` are the keys
   * of the site. Throws with a message where either is invalid.
   */
  static of({ RELEASE_SIGNING_KEY: path = '', RELEASE_KEYS: keys = '' }: Variables): Publisher {
    return new Publisher(path === '' ? null : readPrivateKey(path), readReleaseKeys(keys));
  }

  /** Whether it signs what it writes. */
  get signs(): boolean {
    return this.#key !== null;
  }

  /**
   * The file as it has to be written; `before` is the current file. Throws with a message where the site would not trust the
   * result: nothing may have been written before this call.
   */
  sign<Content extends object>(content: Content, what: Signed, before: unknown = null): Content {
    if (this.#key === null) {
      if (this.#siteKeys.length === 0 && signatureOf(before) === null) return content;
      throw new Error(
        `The site believes signed files alone: set RELEASE_SIGNING_KEY to the file of a key that ${nameOf(what)}.`,
      );
    }
    const file = signed(content, what, this.#key, before);
    if (this.#siteKeys.length > 0 && signatureError(file, what, this.#siteKeys) !== null) {
      throw new Error(`The key of RELEASE_SIGNING_KEY is none of RELEASE_KEYS that ${nameOf(what)}.`);
    }
    return file;
  }

  /**
   * Why an existing file cannot be replaced, as the end of a sentence; `null` where it can: the site trusts it, or this
   * publisher has signed it, or nothing is signed here.
   */
  issueOf(content: unknown, what: Signed): string | null {
    if (this.#siteKeys.length === 0 && this.#key === null) return null;
    const own = this.#key === null ? [] : [{ name: 'own', remote: null, key: createPublicKey(this.#key) }];
    return signatureError(content, what, [...this.#siteKeys, ...own]);
  }
}

function readPrivateKey(path: string): KeyObject {
  const wanted = `RELEASE_SIGNING_KEY must be the path of an Ed25519 key in PEM, as "npm run keys" writes it; ${path}`;
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${wanted} cannot be read.`);
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The file is not a key, or has a passphrase.
  }
  throw new Error(`${wanted} is none.`);
}

/** `may sign for mfe-blog`, `may sign the grants` */
function nameOf({ remote }: Signed): string {
  return remote === null ? 'may sign the grants' : `may sign for ${remote}`;
}
