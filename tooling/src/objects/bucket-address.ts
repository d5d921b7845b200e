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
