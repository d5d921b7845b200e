import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedRemark, FeedReport } from '@iwan/shared/domain/office/content/feed-wire';
import { eq, lte } from 'drizzle-orm';
import { advisoryLock, type Database, type DatabaseAndClock } from '../database/database';
import { agents, developers, feedImports } from '../database/schema';
import type { UploadedMedia } from '../media/uploaded/uploaded-media';
import type { Download } from './download';
import { fetchedPictures, fetchPictures, forgetPictures, type Pictures, photoKey } from './pictures';
import { type FeedPlan, type IncomingListing, lossIn, planFeed } from './plan';
import { type FeedListing, readListing } from './read-listing';
import { FeedRefusal, readFeedXml } from './read-xml';
import { storedListings, writePlan } from './write-plan';

export interface FeedParts extends DatabaseAndClock {
  readonly uploaded: Pick<UploadedMedia, 'keep'>;
  readonly download: Download;
}

interface FeedOptions {
  /** Only says what would change: nothing is written, no picture fetched. */
  readonly isDry?: boolean;
  /** Imports also a feed that has lost most of its listings. */
  readonly isForced?: boolean;
}

export interface FeedResult {
  readonly report: FeedReport;
  readonly plan: FeedPlan;
}

/** Of each list of a report. */
const mostNamed = 500;

interface ReadFeed {
  readonly listings: readonly FeedListing[];
  readonly faults: readonly FeedRemark[];
  readonly leftOut: number;
}

/** Reads all entries; of two with one reference the first counts. */
async function readFeed(bytes: Uint8Array): Promise<ReadFeed> {
  const listings = new Map<string, FeedListing>();
  const faults: FeedRemark[] = [];
  let leftOut = 0;
  for (const [index, entry] of (await readFeedXml(bytes)).entries()) {
    if (index % 100 === 99) await nextTurn();
    const read = readListing(entry);
    if (read.kind === 'fault') faults.push(read.fault);
    else if (read.kind === 'left out') leftOut += 1;
    else if (!listings.has(read.listing.reference)) listings.set(read.listing.reference, read.listing);
    else faults.push({ reference: read.listing.reference, message: 'the feed has this reference twice' });
  }
  return { listings: [...listings.values()], faults, leftOut };
}

type KnownNames = Readonly<Record<'developer' | 'agents', ReadonlyMap<string, string>>>;

/** Names of developers and agents as the site has them, by the same in lower case. */
async function knownNames(db: Database): Promise<KnownNames> {
  const namesIn = async (table: typeof agents | typeof developers) => {
    const rows = await db.select({ name: table.name }).from(table as typeof agents);
    return new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  };
  return { developer: await namesIn(developers), agents: await namesIn(agents) };
}

/** A listing with its developer and its agent as the site has them; without one that it does not have, which is remarked. */
function withKnownNames(listing: FeedListing, known: KnownNames, remarks: FeedRemark[]): FeedListing {
  const fields = { ...listing.fields };
  for (const [field, what] of [
    ['developer', 'its developer'],
    ['agents', 'its agent'],
  ] as const) {
    const [name] = [fields[field] ?? []].flat().map(String);
    if (name === undefined) continue;
    const found = known[field].get(name.toLowerCase());
    if (found === undefined) {
      delete fields[field];
      remarks.push({ reference: listing.reference, message: `without ${what}: the site has none named "${name}"` });
    } else fields[field] = field === 'agents' ? [found] : found;
  }
  return { ...listing, fields };
}

/** A listing with the paths of its pictures. In a dry run, one that was not fetched has its address. */
function withPictures({ reference, fields, photos }: FeedListing, pictures: Pictures, isDry: boolean): IncomingListing {
  const paths = photos.flatMap((photo) => pictures.get(photoKey(photo)) ?? (isDry ? photo.address : []));
  return { reference, fields: { ...fields, ...(paths.length > 0 && { image: paths[0], gallery: paths.join(',') }) } };
}

/**
 * Imports a feed: its listings become projects, only what differs from the last import is written, what it has no longer is unpublished, and
 * entries that cannot be read are named. Throws a `FeedRefusal` for a file that is no feed, or has lost most of its listings.
 */
export async function importFeed(
  { db, uploaded, download, now }: FeedParts,
  bytes: Uint8Array,
  { isDry = false, isForced = false }: FeedOptions = {},
): Promise<FeedResult> {
  const read = await readFeed(bytes);
  const remarks: FeedRemark[] = [];
  const known = await knownNames(db);
  const listings = read.listings.map((listing) => withKnownNames(listing, known, remarks));
  const broken = new Set(read.faults.map(({ reference }) => reference));
  const pictures = await fetchedPictures(db);
  const planOf = async (inside: Database) => {
    const incoming = listings.map((listing) => withPictures(listing, pictures, isDry));
    const stored = await storedListings(inside);
    const plan = planFeed(stored, incoming, broken);
    const loss = lossIn(stored.filter(({ isWithdrawn }) => !isWithdrawn).length, plan.withdrawn.length);
    if (loss !== null && !isForced) throw new FeedRefusal(loss);
    return plan;
  };
  const looked = await planOf(db);
  if (isDry) return { plan: looked, report: reportOf(looked, read, remarks) };
  remarks.push(...(await fetchPictures({ db, uploaded, download }, listings, pictures)));
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'feed');
    const plan = await planOf(tx);
    await writePlan(tx, plan, now());
    await forgetPictures(tx, pictures, listings);
    return { plan, report: reportOf(plan, read, remarks) };
  });
}

function reportOf(plan: FeedPlan, { faults, leftOut }: ReadFeed, remarks: readonly FeedRemark[]): FeedReport {
  return {
    ...{ added: plan.added.length, changed: plan.changed.length, unchanged: plan.unchanged },
    ...{ withdrawn: plan.withdrawn.length, broken: faults.length, leftOut },
    withdrawnReferences: plan.withdrawn.slice(0, mostNamed).map(({ reference }) => reference),
    faults: faults.slice(0, mostNamed),
    remarks: remarks.slice(0, mostNamed),
  };
}

/** The imports that the office can look at. */
const mostKept = 100;

/** Notes the start of an import, and forgets the oldest ones. Returns its id. */
export async function beginImport(
  db: Database,
  started: Pick<typeof feedImports.$inferInsert, 'source' | 'is_scheduled' | 'started_at'>,
): Promise<number> {
  const [row] = await db.insert(feedImports).values(started).returning({ id: feedImports.id });
  if (row === undefined) throw new Error('The database has not kept the import');
  await db.delete(feedImports).where(lte(feedImports.id, row.id - mostKept));
  return row.id;
}

/** Runs an import that has begun, and keeps what it did or why it was refused. Throws what the import throws. */
export async function keepReport(
  { db, now }: Pick<FeedParts, 'db' | 'now'>,
  id: number,
  work: () => Promise<FeedResult>,
): Promise<FeedResult> {
  const end = (values: Partial<typeof feedImports.$inferInsert>) =>
    db
      .update(feedImports)
      .set({ ...values, ended_at: now() })
      .where(eq(feedImports.id, id));
  try {
    const result = await work();
    await end({ report: result.report });
    return result;
  } catch (error) {
    await end({ refusal: error instanceof FeedRefusal ? error.message : 'The import failed. The log says why.' });
    throw error;
  }
}
