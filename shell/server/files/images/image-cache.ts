import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const freshFor = 24 * 60 * 60 * 1000;
/** The most bytes of all images on the disk. */
const mostBytes = 4 * 1024 ** 3;
/** After so large a share of them was written, the disk is looked at again; then as much is made free. */
const swept = 0.1;

/** Runs a piece of work when it is its turn. */
type InTurn = (work: () => Promise<Buffer>) => Promise<Buffer>;

/** A cache of resized images on disk, one file for each key; concurrent requests share one computation. */
export class ImageCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #most: number;
  /** Written since the disk was looked at; at first, what others have left is not known. */
  #unswept = Number.POSITIVE_INFINITY;

  constructor(folder: string, most = mostBytes) {
    this.#folder = folder;
    this.#most = most;
  }

  /**
   * The cached bytes, or the result of `make`. After a day the source is requested again; if that fails, the old bytes are
   * used. `inTurn` schedules the work: an image that waits for its visitor's turn is not shared yet, and one that is refused
   * fails only for that visitor. Rejects when `make` or `inTurn` does.
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
    } catch (error) {
      const old = await readFile(file).catch(() => null);
      if (!old) throw error;
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
        // With a full or read-only disk only the cache fails.
      });
      return bytes;
    } catch (error) {
      // The old image is marked as fresh, so that its source is not requested by each visitor.
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      throw error;
    }
  }

  async #store(file: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    this.#unswept += bytes.byteLength;
    if (this.#unswept <= swept * this.#most) return;
    this.#unswept = 0;
    void this.#sweep().catch(() => {});
  }

  /** Deletes what was used the longest ago, down to a tenth below the limit. */
  async #sweep(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files: { readonly path: string; readonly usedAt: number; readonly bytes: number }[] = [];
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => null);
      // A disk may record reads once a day only, which is enough.
      if (found) files.push({ path, usedAt: Math.max(found.atimeMs, found.mtimeMs), bytes: found.size });
    }
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= this.#most) return;
    for (const file of files.sort((one, other) => one.usedAt - other.usedAt)) {
      if (bytes <= (1 - swept) * this.#most) return;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  }

  #fileOf(key: string): string {
    const digest = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, digest.slice(0, 2), digest);
  }
}
