import { join } from 'node:path';
import type { BucketAddress } from '@iwan/tooling/objects/bucket';
import { type BucketOptions, openBucketFiles } from './bucket-files';
import { openFolderFiles } from './folder-files';
import type { StoredFiles } from './stored-files';

/** Where uploaded files are stored. */
export interface FileStorage {
  readonly dataFolder: string;
  /** The bucket that all nodes share; `null`: the data folder. */
  readonly uploadsBucket: BucketAddress | null;
}

interface Options extends Omit<BucketOptions, 'folder'> {
  /** The largest file in bytes. */
  readonly largest: number;
}

/** The timeout of a request to the bucket, in milliseconds: before a browser, or a proxy, gives up. */
const timeLimit = 20_000;

/** Opens a folder of uploaded files: `media` for those of the office, `uploads` for those of visitors. */
export async function openFiles(
  { dataFolder, uploadsBucket }: FileStorage,
  folder: 'media' | 'uploads',
  { largest, ...options }: Options,
): Promise<StoredFiles> {
  if (uploadsBucket === null) return openFolderFiles(join(dataFolder, folder));
  // The client is loaded only where there is a bucket.
  const { s3Bucket } = await import('@iwan/tooling/objects/s3-bucket');
  return openBucketFiles(s3Bucket(uploadsBucket, { timeLimit, largest }), { folder, ...options });
}
