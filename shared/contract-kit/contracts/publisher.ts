import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ReleaseKey, readReleaseKeys, type Signed, signatureOf, signatureProblem, signed } from './signatures';

interface Variables {
  readonly RELEASE_SIGNING_KEY?: string | undefined;
  readonly RELEASE_KEYS?: string | undefined;
}

/** Who writes into a release store: with a key each file is signed that others believe, without one none is. */
export class Publisher {
  readonly #key: KeyObject | null;
  /** Those that the site believes, where this publisher knows them. */
  readonly #siteKeys: readonly ReleaseKey[];

  private constructor(key: KeyObject | null, siteKeys: readonly ReleaseKey[]) {
    this.#key = key;
    this.#siteKeys = siteKeys;
  }

  /**
   * The publisher that the environment says: `RELEASE_SIGNING_KEY` is the path of its private key (PEM), `RELEASE_KEYS` are the keys of
   * the site. Throws a sentence where either is wrong.
   */
  static of({ RELEASE_SIGNING_KEY: path = '', RELEASE_KEYS: keys = '' }: Variables): Publisher {
    return new Publisher(path === '' ? null : readPrivateKey(path), readReleaseKeys(keys));
  }

  /** Whether what it writes is signed. */
  get signs(): boolean {
    return this.#key !== null;
  }

  /**
   * The file as it is to be written; `before` is what stands in its place. Throws a sentence where the site would not believe it:
   * nothing may have been written until then.
   */
  sign<Content extends object>(content: Content, what: Signed, before: unknown = null): Content {
    if (this.#key === null) {
      if (this.#siteKeys.length === 0 && signatureOf(before) === null) return content;
      throw new Error(
        `The site believes signed files alone: set RELEASE_SIGNING_KEY to the file of a key that ${nameOf(what)}.`,
      );
    }
    const file = signed(content, what, this.#key, before);
    if (this.#siteKeys.length > 0 && signatureProblem(file, what, this.#siteKeys) !== null) {
      throw new Error(`The key of RELEASE_SIGNING_KEY is none of RELEASE_KEYS that ${nameOf(what)}.`);
    }
    return file;
  }

  /**
   * Why a file that is there cannot be built on, as the end of a sentence; `null` where it can: the site believes it, or this
   * publisher has signed it, or nothing is signed here.
   */
  problemOf(content: unknown, what: Signed): string | null {
    if (this.#siteKeys.length === 0 && this.#key === null) return null;
    const own = this.#key === null ? [] : [{ name: 'own', remote: null, key: createPublicKey(this.#key) }];
    return signatureProblem(content, what, [...this.#siteKeys, ...own]);
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
    // It has no key, or one with a passphrase.
  }
  throw new Error(`${wanted} is none.`);
}

/** `may sign for mfe-blog`, `may sign the grants` */
function nameOf({ remote }: Signed): string {
  return remote === null ? 'may sign the grants' : `may sign for ${remote}`;
}
