/** `s3://bucket/folder/below`. */
export interface BucketAddress {
  readonly bucket: string;
  /** The prefix of each key: empty, or with a trailing slash. */
  readonly prefix: string;
}

/** Parses `s3://bucket` or `s3://bucket/folder`; `null` for anything else. */
export function readBucketAddress(text: string): BucketAddress | null {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(text) ?? [];
  return bucket === undefined ? null : { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
}

export interface StoredObject {
  readonly content: Uint8Array;
  /** Changes with the content. */
  readonly tag: string;
}

/** The key of an object, with its last modification in milliseconds since the epoch. */
export interface ListedObject {
  readonly key: string;
  readonly writtenAt: number;
}

/** A store of objects by their keys, such as S3 and compatible services. All methods reject with a message. */
export interface Bucket {
  /** Its address, for messages. */
  readonly address: string;
  /** `null` where it does not exist; `'unchanged'` where it still has the known tag. */
  read(key: string, knownTag?: string): Promise<StoredObject | null | 'unchanged'>;
  /** Its last modification in milliseconds since the epoch; `null` where it does not exist. */
  writtenAt(key: string): Promise<number | null>;
  write(key: string, content: Uint8Array): Promise<void>;
  /**
   * Writes an object only where it still has the known tag, or does not exist where that is `null`. Resolves with its new tag,
   * or with `null` where another process has written it.
   */
  replace(key: string, content: Uint8Array, knownTag: string | null): Promise<string | null>;
  remove(key: string): Promise<void>;
  /** The objects whose keys have a prefix. */
  list(prefix: string): AsyncIterable<ListedObject>;
}
