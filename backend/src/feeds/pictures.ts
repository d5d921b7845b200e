import type { FeedRemark } from '@iwan/shared/domain/office/content/feed-wire';
import { largestUpload } from '@iwan/shared/domain/record/uploaded-file';
import { inArray, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Database } from '../database/database';
import { feedPictures } from '../database/schema';
import { HttpError } from '../http/http-error';
import { readUpload } from '../media/uploaded/read-upload';
import type { UploadedMedia } from '../media/uploaded/uploaded-media';
import type { Download } from './download';
import type { FeedListing, FeedPhoto } from './read-listing';
import { FeedRefusal } from './read-xml';

/** Where fetched pictures are stored, by `photoKey`. */
export type Pictures = ReadonlyMap<string, string>;

export const photoKey = ({ address, version }: FeedPhoto) => `${version} ${address}`;

/** The pictures that were fetched for earlier imports. */
export async function fetchedPictures(db: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(feedPictures);
  return new Map(rows.map(({ path, ...photo }) => [photoKey(photo), path]));
}

const atATime = 4;
/** After so many failures the others wait for the next import: a server that is away would hold it up for hours. */
const mostFailures = 50;

interface Parts {
  readonly db: Database;
  readonly uploaded: Pick<UploadedMedia, 'keep'>;
  readonly download: Download;
}

/** Fetches the pictures that were not fetched yet, and adds them to `pictures`. Returns which failed, by the listings without them. */
export async function fetchPictures(
  { db, uploaded, download }: Parts,
  listings: readonly FeedListing[],
  pictures: Map<string, string>,
): Promise<readonly FeedRemark[]> {
  const faults: FeedRemark[] = [];
  const limit = pLimit(atATime);
  const fetchOne = async (reference: string, photo: FeedPhoto) => {
    if (pictures.has(photoKey(photo)) || faults.length >= mostFailures) return;
    try {
      const file = await readUpload(await download(photo.address, largestUpload), 'picture');
      const path = await uploaded.keep(file);
      await db
        .insert(feedPictures)
        .values({ ...photo, path })
        .onConflictDoNothing();
      pictures.set(photoKey(photo), path);
    } catch (error) {
      if (!(error instanceof FeedRefusal || error instanceof HttpError)) throw error;
      faults.push({ reference, message: `without the picture ${photo.address}: ${error.message}` });
    }
  };
  await Promise.all(
    listings.flatMap(({ reference, photos }) => photos.map((photo) => limit(() => fetchOne(reference, photo)))),
  );
  return faults.sort((one, other) => one.reference.localeCompare(other.reference));
}

/** Forgets pictures that no listing of the feed has any more; their files stay for as long as records name them. */
export async function forgetPictures(
  db: Database,
  pictures: Pictures,
  listings: readonly FeedListing[],
): Promise<void> {
  const used = new Set(listings.flatMap(({ photos }) => photos.map(photoKey)));
  const gone = [...pictures.keys()].filter((key) => !used.has(key));
  const key = sql`${feedPictures.version} || ' ' || ${feedPictures.address}`;
  for (let from = 0; from < gone.length; from += 500) {
    await db.delete(feedPictures).where(inArray(key, gone.slice(from, from + 500)));
  }
}
