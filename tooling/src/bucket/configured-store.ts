import type { ScriptEnvironment } from '../environment';
import type { ReleaseStore } from './release-store';

/** The store that the environment names, its bucket where there is one. A folder that is named elsewhere has none. */
export async function configuredStore(
  { releasesDir, releasesBucket }: Pick<ScriptEnvironment, 'releasesDir' | 'releasesBucket'>,
  folder?: string,
): Promise<ReleaseStore> {
  if (folder !== undefined || releasesBucket === null) return { folder: folder ?? releasesDir, bucket: null };
  // Its client is loaded by those alone who have a bucket.
  const { s3Bucket } = await import('./s3-bucket');
  return { folder: releasesDir, bucket: s3Bucket(releasesBucket) };
}
