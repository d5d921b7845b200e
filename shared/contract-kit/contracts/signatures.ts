import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Signatures of the small JSON files of a release store, by Ed25519. A signature stands in the file that it signs, so that both are
 * replaced by one rename, and whoever copies a store copies its files alone.
 */

/** What a file is, and whose: a signature counts for that alone. Of the grants, which are nobody's, `remote` is null. */
export interface Signed {
  readonly kind: 'release' | 'pointer' | 'canary' | 'grants';
  /** The name of a remote, or of the shell. */
  readonly remote: string | null;
}

/** The key of a JSON object under which its signature stands. */
export const signatureKey = 'signature';

export interface Signature {
  /** Rises with each file that takes the place of another: milliseconds since the epoch, or one more than the one before. */
  readonly serial: number;
  /** Base64. */
  readonly value: string;
}

type Content = Readonly<Record<string, unknown>>;

/** A public key, and whose files it may sign: those of one remote, or, where `remote` is null, all. */
export interface ReleaseKey {
  readonly name: string;
  readonly remote: string | null;
  readonly key: KeyObject;
}

/** Far more than a site has publishers: each signature is tried with each key that may have made it. */
const mostKeys = 100;

/**
 * Reads `RELEASE_KEYS`: `name=KEY` for all files of the store, `name@mfe-blog=KEY` for those of one remote, separated by spaces
 * or line breaks; a key is 32 bytes in base64. An empty text has none. Throws a sentence for anything else.
 */
export function readReleaseKeys(text: string): readonly ReleaseKey[] {
  const keys = text.split(/\s+/).filter(Boolean).map(readKey);
  if (keys.length > mostKeys) throw new Error(`RELEASE_KEYS has ${keys.length} keys; it may have ${mostKeys}.`);
  return keys;
}

function readKey(entry: string): ReleaseKey {
  const { name, remote = null, bytes } = entryPattern.exec(entry)?.groups ?? {};
  if (name === undefined || bytes === undefined) {
    throw new Error(
      `RELEASE_KEYS must be name=KEY or name@remote=KEY, as "npm run keys" prints them, separated by spaces; "${entry.slice(0, 80)}" is neither.`,
    );
  }
  return { name, remote, key: publicKey(bytes) };
}

/** 32 bytes are 43 characters of base64 and its padding. */
const entryPattern = /^(?<name>[\w-]{1,60})(@(?<remote>[\w-]{1,100}))?=(?<bytes>[A-Za-z0-9+/]{43}=)$/;

function publicKey(base64: string): KeyObject {
  const x = Buffer.from(base64, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** A public key as `RELEASE_KEYS` has it. */
export function writtenKey(key: KeyObject): string {
  return Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url').toString('base64');
}

/**
 * The content with a signature. `before` is what the file was until now: its serial is risen above, whatever the clock says.
 */
export function signed<Body extends object>(
  content: Body,
  what: Signed,
  key: KeyObject,
  before: unknown = null,
): Body & { readonly signature: Signature } {
  const serial = Math.max(Date.now(), (signatureOf(before)?.serial ?? 0) + 1);
  const value = sign(null, signedBytes(content, what, serial), key).toString('base64');
  return { ...content, [signatureKey]: { serial, value } } as Body & { readonly signature: Signature };
}

/**
 * Why a file cannot be trusted, as the end of a sentence that names it; `null` where one of the keys that may has signed it.
 * `content` is the file as `JSON.parse` gives it.
 */
export function signatureProblem(content: unknown, what: Signed, keys: readonly ReleaseKey[]): string | null {
  const signature = signatureOf(content);
  if (signature === null) return 'is not signed';
  const allowed = keys.filter(({ remote }) => remote === null || remote === what.remote);
  const bytes = signedBytes(content as Content, what, signature.serial);
  const value = Buffer.from(signature.value, 'base64');
  if (allowed.some(({ key }) => verify(null, bytes, key, value))) return null;
  return 'is signed by none of the keys that may sign it, or was changed since';
}

/** The signature of a file; `null` where it has none that could be one. */
export function signatureOf(content: unknown): Signature | null {
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, signatureKey)) return null;
  const { serial, value } = ((content as Content)[signatureKey] ?? {}) as Partial<Record<keyof Signature, unknown>>;
  if (!Number.isSafeInteger(serial) || typeof value !== 'string' || !/^[A-Za-z0-9+/]{86}==$/.test(value)) return null;
  return { serial: serial as number, value };
}

/** What is signed: the values that every reader of the file sees, in one order, and what the file is. */
function signedBytes(content: object, { kind, remote }: Signed, serial: number): Buffer {
  const { [signatureKey]: _, ...body } = content as Content;
  return Buffer.from(`iwan ${kind} ${remote ?? '-'} ${serial}\n${ordered(body)}`);
}

/** JSON with the keys of every object in the order of their characters. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
