import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const freshFor = 24 * 60 * 60 * 1000;

/** Does a piece of work when its turn comes. */
type InTurn = (work: () => Promise<Buffer>) => Promise<Buffer>;

/** Resized images on disk, one file a key; a key being made is made once, whoever asks meanwhile. */
export class ImageCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The cached bytes, or what `make` gives. After a day the source is asked again; when it does not answer, the old
   * bytes serve on. `inTurn` lets the making begin: an image that waits for its visitor's turn is not yet shared, and one that is
   * refused fails for that visitor alone. Rejects with what `make` or `inTurn` rejects with.
   */
  async get(key: string, make: () => Promise<Buffer>, inTurn: InTurn = (work) => work()): Promise<Buffer> {
    const file = this.#fileOf(key);
    const cached = await this.#fresh(file);
    if (cached) return cached;
    try {
      const running = this.#making.get(key);
      if (running) return await running;
      return await inTurn(
        async () => (await this.#fresh(file)) ?? this.#making.get(key) ?? this.#start(key, file, make),
      );
    } catch (problem) {
      const old = await readFile(file).catch(() => null);
      if (!old) throw problem;
      return old;
    }
  }

  async #fresh(file: string): Promise<Buffer | null> {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < freshFor ? readFile(file).catch(() => null) : null;
  }

  #start(key: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const started = this.#make(file, make).finally(() => this.#making.delete(key));
    this.#making.set(key, started);
    return started;
  }

  async #make(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await make();
      await this.#store(file, bytes).catch(() => {
        // A full or read-only disk costs the cache, not the image.
      });
      return bytes;
    } catch (problem) {
      // The old image, where there is one, counts as new: its source is not asked by each visitor.
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      throw problem;
    }
  }

  async #store(file: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  }

  #fileOf(key: string): string {
    const digest = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, digest.slice(0, 2), digest);
  }
}
