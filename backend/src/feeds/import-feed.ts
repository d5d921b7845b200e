import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedRemark, FeedReport } from '@iwan/shared/domain/office/feed-wire';
import { desc, eq, lt } from 'drizzle-orm';
import { advisoryLock, type Database } from '../database/database';
import { agents, developers, feedImports } from '../database/schema';
import type { UploadedMedia } from '../media/uploaded/uploaded-media';
import type { Download } from './download';
import { fetchedPictures, fetchPictures, forgetPictures, type Pictures, photoKey } from './pictures';
import { type FeedPlan, type IncomingListing, lossIn, planFeed } from './plan';
import { type FeedListing, readListing } from './read-listing';
import { FeedRefusal, readFeedXml } from './read-xml';
import { storedListings, writePlan } from './write-plan';

export interface FeedParts {
  readonly db: Database;
  readonly uploaded: Pick<UploadedMedia, 'keep'>;
  readonly download: Download;
  readonly now: () => Date;
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

/** Names of developers and agents as the site has them, whatever their case. */
async function knownNames(db: Database) {
  const inLowerCase = (rows: readonly { readonly name: string }[]) =>
    new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  return {
    developer: inLowerCase(await db.select({ name: developers.name }).from(developers)),
    agents: inLowerCase(await db.select({ name: agents.name }).from(agents)),
  };
}

/** A listing with the agents and the developer that the site has; the others are remarked. */
function withKnownNames(
  { reference, fields, photos }: FeedListing,
  known: Awaited<ReturnType<typeof knownNames>>,
  remarks: FeedRemark[],
): FeedListing {
  const { developer, agents, ...others } = fields;
  const find = (field: keyof typeof known, what: string, name: unknown) => {
    if (typeof name !== 'string') return undefined;
    const found = known[field].get(name.toLowerCase());
    if (found === undefined) remarks.push({ reference, message: `without ${what}: the site has none named "${name}"` });
    return found;
  };
  const agent = find('agents', 'its agent', Array.isArray(agents) ? agents[0] : undefined);
  const built = find('developer', 'its developer', developer);
  return {
    ...{ reference, photos },
    fields: {
      ...others,
      ...(built !== undefined && { developer: built }),
      ...(agent !== undefined && { agents: [agent] }),
    },
  };
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
    await forgetPictures(tx, listings);
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

/** Runs an import that `feed_imports` has begun (`id`), and keeps what it did or why it was refused. Throws what the import throws. */
export async function keepReport(
  db: Database,
  { id, now }: { readonly id: number; readonly now: () => Date },
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

/** Notes the start of an import, and forgets the oldest ones. Returns its id. */
export async function beginImport(
  db: Database,
  started: Pick<typeof feedImports.$inferInsert, 'source' | 'is_scheduled' | 'started_at'>,
): Promise<number> {
  const [row] = await db.insert(feedImports).values(started).returning({ id: feedImports.id });
  const [oldest] = await db
    .select({ id: feedImports.id })
    .from(feedImports)
    .orderBy(desc(feedImports.id))
    .offset(mostKept)
    .limit(1);
  if (oldest !== undefined) await db.delete(feedImports).where(lt(feedImports.id, oldest.id + 1));
  if (row === undefined) throw new Error('The database has not kept the import');
  return row.id;
}
