import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const freshFor = 24 * 60 * 60 * 1000;

/** Resized images on disk, one file a key; a key being made is made once, whoever asks meanwhile. */
export class ImageCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The cached bytes, or what `make` gives. After a day the source is asked again; when it does not answer, the old
   * bytes serve on. Rejects with what `make` rejects with.
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = this.#fileOf(key);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => null,
    );
    if (age !== null && age < freshFor) {
      const cached = await readFile(file).catch(() => null);
      if (cached) return cached;
    }
    const running = this.#making.get(key) ?? this.#make(key, file, age !== null, make);
    this.#making.set(key, running);
    return running;
  }

  async #make(key: string, file: string, hasOld: boolean, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await make();
      await this.#store(file, bytes).catch(() => {
        // A full or read-only disk costs the cache, not the image.
      });
      return bytes;
    } catch (problem) {
      if (!hasOld) throw problem;
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return await readFile(file);
    } finally {
      this.#making.delete(key);
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
