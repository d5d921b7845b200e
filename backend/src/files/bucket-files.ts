import type { Bucket } from '@iwan/tooling/objects/bucket';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HttpError } from '../http/http-error';
import { isFileName, type StoredFiles } from './stored-files';

/** The bucket does not answer, or refuses: a 503 for whoever has asked. The cause is for the log. */
export class FilesAway extends HttpError {
  constructor(cause: unknown) {
    super(503, 'Files cannot be stored or shown just now. Please try again in a few minutes.', undefined, 30);
    this.cause = cause;
  }
}

export interface BucketOptions {
  /** The files' folder within the bucket, without slashes. */
  readonly folder: string;
  /** Whether a content is that of the name, where names depend on the content: what somebody has altered is not shown. */
  readonly isOf?: (name: string, content: Buffer) => boolean;
  /** How many bytes of files this process holds for further readers; 0: none. */
  readonly held?: number;
}

/** Downloads at a time: each holds a whole file in memory. */
const mostDownloads = 4;
/** How many readers may wait for a download; the bucket is slow, or somebody asks for very many files. */
const mostWaiting = 200;
/** How long a file is held, in milliseconds: so long it is shown after another node has deleted it. */
const heldFor = 10 * 60_000;

/** Files in a bucket that all nodes share. */
export function openBucketFiles(bucket: Bucket, { folder, isOf = () => true, held = 0 }: BucketOptions): StoredFiles {
  const keyOf = (name: string) => `${folder}/${name}`;
  const inTurn = pLimit(mostDownloads);

  const download = async (name: string): Promise<Buffer | null> => {
    if (inTurn.pendingCount >= mostWaiting) throw new Error(`${mostWaiting} files wait to be read already`);
    const object = await inTurn(() => bucket.read(keyOf(name)));
    if (object === null || object === 'unchanged') return null;
    const content = Buffer.from(object.content.buffer, object.content.byteOffset, object.content.byteLength);
    if (!isOf(name, content)) throw new Error(`${keyOf(name)} in ${bucket.address} is not what was stored`);
    return content;
  };
  const cache =
    held === 0
      ? null
      : new LRUCache<string, Buffer>({
          maxSize: held,
          sizeCalculation: (content) => Math.max(1, content.length),
          ttl: heldFor,
          // Concurrent readers of a file wait for one download.
          fetchMethod: async (name) => (await download(name)) ?? undefined,
        });

  const read = async (name: string): Promise<Buffer | null> => {
    if (!isFileName(name)) return null;
    return away(async () => (cache === null ? download(name) : ((await cache.fetch(name)) ?? null)));
  };

  return {
    async write(name, content) {
      if (!isFileName(name)) throw new Error(`${name} is no name of a file`);
      await away(() => bucket.write(keyOf(name), content));
    },
    async open(name) {
      const content = await read(name);
      return content && { bytes: content.length, content: () => content };
    },
    read,
    async writtenAt(name) {
      if (!isFileName(name)) return null;
      const at = await away(() => bucket.writtenAt(keyOf(name)));
      return at === null ? null : new Date(at);
    },
    async *list() {
      const objects = bucket.list(`${folder}/`)[Symbol.asyncIterator]();
      for (;;) {
        const next = await away(() => objects.next());
        if (next.done) return;
        const name = next.value.key.slice(folder.length + 1);
        if (isFileName(name)) yield { name, writtenAt: new Date(next.value.writtenAt) };
      }
    },
    async remove(name) {
      if (!isFileName(name)) return;
      await away(() => bucket.remove(keyOf(name)));
      cache?.delete(name);
    },
  };
}

async function away<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FilesAway ? error : new FilesAway(error);
  }
}
