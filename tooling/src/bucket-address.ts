/** `s3://bucket/folder/below`, as in `RELEASES_BUCKET`. */
export interface BucketAddress {
  readonly bucket: string;
  /** The prefix of each key: empty, or with a trailing slash. */
  readonly prefix: string;
}

/** Parses `s3://bucket` or `s3://bucket/folder`. Throws a message for anything else. */
export function parseBucketAddress(text: string): BucketAddress {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(text) ?? [];
  if (bucket === undefined)
    throw new Error(`RELEASES_BUCKET must be s3://bucket or s3://bucket/folder, not "${text}".`);
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
}
