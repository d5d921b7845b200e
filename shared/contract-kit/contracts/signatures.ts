import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Ed25519 signatures of the small JSON files of a release store. A signature is part of the file that it signs, so that both
 * are replaced by one rename, and copying a store needs only its files.
 */

/** The kind of a file and its remote: a signature is valid only for these. `remote` is null for the grants. */
export interface Signed {
  readonly kind: 'release' | 'pointer' | 'canary' | 'grants';
  /** The name of a remote, or of the shell. */
  readonly remote: string | null;
}

/** The key of the signature in a JSON object. */
export const signatureKey = 'signature';

export interface Signature {
  /** Higher for each file that replaces another: milliseconds since the epoch, or one more than the previous one. */
  readonly serial: number;
  /** Base64. */
  readonly value: string;
}

type Content = Readonly<Record<string, unknown>>;

/** A public key, and what it may sign: the files of one remote, or of all where `remote` is null. */
export interface ReleaseKey {
  readonly name: string;
  readonly remote: string | null;
  readonly key: KeyObject;
}

/** Far more than a site has publishers: each signature is verified with each key that may have made it. */
const mostKeys = 100;

/**
 * Parses `RELEASE_KEYS`: `name=KEY` for all files of the store, `name@mfe-blog=KEY` for those of one remote, separated by white
 * space; a key is 32 bytes in base64. An empty text has none. Throws with a message for anything else.
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

/** A public key in the format of `RELEASE_KEYS`. */
export function writtenKey(key: KeyObject): string {
  return Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url').toString('base64');
}

/** The content with a signature. `before` is the current file: the new serial is higher, whatever the clock. */
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
 * Why a file is not trusted, as the end of a sentence that names it; `null` where one of the keys that may sign it has done so.
 * `content` is the parsed file.
 */
export function signatureError(content: unknown, what: Signed, keys: readonly ReleaseKey[]): string | null {
  const signature = signatureOf(content);
  if (signature === null) return 'is not signed';
  const allowed = keys.filter(({ remote }) => remote === null || remote === what.remote);
  const bytes = signedBytes(content as Content, what, signature.serial);
  const value = Buffer.from(signature.value, 'base64');
  if (allowed.some(({ key }) => verify(null, bytes, key, value))) return null;
  return 'is signed by none of the keys that may sign it, or was changed since';
}

/** The signature of a file; `null` where it is missing or malformed. */
export function signatureOf(content: unknown): Signature | null {
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, signatureKey)) return null;
  const { serial, value } = ((content as Content)[signatureKey] ?? {}) as Partial<Record<keyof Signature, unknown>>;
  if (!Number.isSafeInteger(serial) || typeof value !== 'string' || !/^[A-Za-z0-9+/]{86}==$/.test(value)) return null;
  return { serial: serial as number, value };
}

/** What is signed: the parsed values in a canonical order, and the kind of the file. */
function signedBytes(content: object, { kind, remote }: Signed, serial: number): Buffer {
  const { [signatureKey]: _, ...body } = content as Content;
  return Buffer.from(`iwan ${kind} ${remote ?? '-'} ${serial}\n${ordered(body)}`);
}

/** Canonical JSON: the keys of every object are sorted. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
