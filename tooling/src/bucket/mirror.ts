import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../objects/bucket';
import { makeFolder, writeDurably } from '../release/durable';
import { downloadRelease, removeLeftUploads, uploadRelease } from './release-objects';
import { contentOf, emptyIndex, parseIndex, type StoreIndex, writeIndex } from './store-index';

/** The key of the index, the one object of a bucket that is overwritten. */
const indexKey = 'store.json';
/** Where a folder records the state of the bucket that it has. */
const noteFile = '.bucket.json';

/** The state of the bucket at the folder's last synchronization. */
interface Note {
  /** The tag of the index; `null` where there was none. */
  readonly tag: string | null;
  readonly index: StoreIndex;
}

/** A folder of releases that mirrors a bucket: servers read the folder, so no request waits for the bucket. */
export class StoreMirror {
  readonly #bucket: Bucket;
  readonly #folder: string;

  constructor(bucket: Bucket, folder: string) {
    this.#bucket = bucket;
    this.#folder = folder;
  }

  /**
   * Synchronizes the folder with the bucket. Where that has no index yet, the folder stays as it is. Resolves with whether it
   * changed.
   */
  async pull(): Promise<boolean> {
    const note = await this.#note();
    const found = await this.#bucket.read(indexKey, note.tag ?? undefined);
    if (found === 'unchanged') return false;
    if (found === null) {
      await this.#keep({ tag: null, index: emptyIndex });
      return false;
    }
    const index = parseIndex(found.content);
    const here = await contentOf(this.#folder);
    for (const [path, upload] of Object.entries(index.releases)) {
      const isHere = here.releases.includes(path) && note.index.releases[path] === upload;
      if (!isHere) await downloadRelease(this.#bucket, upload, join(this.#folder, path));
    }
    await this.#writeFiles(index.files, here.files);
    for (const path of here.releases.filter((each) => !Object.hasOwn(index.releases, each))) await this.#remove(path);
    await this.#keep({ tag: found.tag, index });
    return true;
  }

  /**
   * Publishes the changes of the folder since its synchronization. Resolves with whether it did: not where another process has
   * changed the bucket meanwhile, which must be pulled first.
   */
  async push(): Promise<boolean> {
    const { tag, index: before } = await this.#note();
    const here = await contentOf(this.#folder);
    if (!isChanged(here, before)) return true;
    const uploads = here.releases
      .filter((path) => !Object.hasOwn(before.releases, path))
      .map((path) => ({ path, upload: randomUUID() }));
    for (const { path, upload } of uploads) await uploadRelease(this.#bucket, join(this.#folder, path), upload);
    const known = here.releases.flatMap((path) =>
      before.releases[path] ? [[path, before.releases[path]] as const] : [],
    );
    const releases = Object.fromEntries([...known, ...uploads.map(({ path, upload }) => [path, upload] as const)]);
    const index: StoreIndex = { files: here.files, releases };
    const written = await this.#bucket.replace(indexKey, writeIndex(index), tag);
    if (written === null) return false;
    await this.#keep({ tag: written, index });
    if (uploads.length > 0) await removeLeftUploads(this.#bucket, new Set(Object.values(releases)));
    return true;
  }

  /**
   * Publishes what this machine itself has written to the folder, such as a withdrawn canary, unless another process has
   * changed the same. Then synchronizes the folder.
   */
  async exchange(): Promise<void> {
    const { index: before } = await this.#note();
    const { files } = await contentOf(this.#folder);
    const own = Object.entries(files).filter(([path, text]) => before.files[path] !== text);
    if (own.length > 0 && (await this.push())) return;
    await this.pull();
    if (own.length === 0) return;
    const { index: now } = await this.#note();
    const still = own.filter(([path]) => now.files[path] === before.files[path]);
    for (const [path, text] of still) await this.#write(path, text);
    await this.push();
  }

  async #note(): Promise<Note> {
    try {
      const { tag, index } = JSON.parse(await readFile(join(this.#folder, noteFile), 'utf8')) as Note;
      return { tag: typeof tag === 'string' ? tag : null, index: parseIndex(writeIndex(index)) };
    } catch {
      return { tag: null, index: emptyIndex };
    }
  }

  async #keep(note: Note): Promise<void> {
    await makeFolder(this.#folder);
    await this.#write(noteFile, JSON.stringify(note));
  }

  /** The pointers last: the releases that they name exist by then. */
  async #writeFiles(files: StoreIndex['files'], here: StoreIndex['files']): Promise<void> {
    const changed = Object.entries(files).filter(([path, text]) => here[path] !== text);
    const isPointer = (path: string) => path.endsWith('/current.json');
    for (const [path, text] of changed.filter(([path]) => !isPointer(path))) await this.#write(path, text);
    for (const [path, text] of changed.filter(([path]) => isPointer(path))) await this.#write(path, text);
    for (const path of Object.keys(here).filter((each) => !Object.hasOwn(files, each))) await this.#remove(path);
  }

  async #write(path: string, text: string): Promise<void> {
    const target = join(this.#folder, path);
    await writeDurably(this.#folder, target, text);
  }

  #remove(path: string): Promise<void> {
    return rm(join(this.#folder, path), { recursive: true, force: true });
  }
}

function isChanged({ files, releases }: Awaited<ReturnType<typeof contentOf>>, before: StoreIndex): boolean {
  const now = { files, releases: Object.fromEntries(releases.map((path) => [path, before.releases[path] ?? 'new'])) };
  return !Buffer.from(writeIndex(now)).equals(writeIndex(before));
}
