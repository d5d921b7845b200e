/** What is kept of an object. */
export interface StoredObject {
  readonly content: Uint8Array;
  /** Changes with the content. */
  readonly tag: string;
}

/** A store of objects by their keys, as S3 and what is compatible with it are. All methods reject with a sentence. */
export interface Bucket {
  /** Where it is, for sentences. */
  readonly address: string;
  /** `null` where there is none; `'unchanged'` where its tag is the one that is known. */
  read(key: string, knownTag?: string): Promise<StoredObject | null | 'unchanged'>;
  write(key: string, content: Uint8Array): Promise<void>;
  /**
   * Writes an object only where it still has the tag that is known, or does not exist where that is `null`. Resolves with its new
   * tag, or with `null` where somebody else has written it.
   */
  replace(key: string, content: Uint8Array, knownTag: string | null): Promise<string | null>;
  remove(key: string): Promise<void>;
  /** The keys that begin with a text, each with the time at which it was written, in milliseconds since the epoch. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly writtenAt: number }>;
}
