import type { ScriptEnvironment } from '../environment';
import type { ReleaseStore } from './release-store';

/** The store of the environment, with its bucket where there is one. A folder elsewhere has none. */
export async function configuredStore(
  { releasesDir, releasesBucket }: Pick<ScriptEnvironment, 'releasesDir' | 'releasesBucket'>,
  folder?: string,
): Promise<ReleaseStore> {
  if (folder !== undefined || releasesBucket === null) return { folder: folder ?? releasesDir, bucket: null };
  // The client is loaded only where there is a bucket.
  const { s3Bucket } = await import('../objects/s3-bucket');
  return { folder: releasesDir, bucket: s3Bucket(releasesBucket) };
}
