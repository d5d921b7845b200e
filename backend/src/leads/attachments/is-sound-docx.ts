import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

const unpack = promisify(inflateRaw);

/** The limit of the uncompressed size in bytes, all entries together; ten times that of an upload. */
const mostUnpacked = 50 * 1024 * 1024;

const needed = ['[Content_Types].xml', 'word/document.xml'];

/** A macro, or a name that some programs truncate at its first zero byte. */
function isHostile({ name }: ZipEntry): boolean {
  return name.includes('\0') || /(^|\/)vbaProject\.bin$/i.test(name);
}

/** Whether an entry decompresses to the size that the archive claims; stopped beyond that size. */
async function isHonest({ isDeflated, packed, size }: ZipEntry): Promise<boolean> {
  if (!isDeflated) return packed.length === size;
  try {
    const unpacked = await unpack(packed, { maxOutputLength: Math.max(1, size) });
    return unpacked.length === size;
  } catch {
    return false;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Whether a zip archive is a safe Word document: its parts exist, no name leads out of its folder, none is a macro or
 * encrypted, and decompressed they are at most 50 MB, which is verified by decompressing them.
 */
export async function isSoundDocx(archive: Buffer): Promise<boolean> {
  const entries = await readZipEntries(archive);
  if (entries === null) return false;
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length || !needed.every((name) => names.has(name))) return false;
  if (entries.some(isHostile)) return false;
  if (sum(entries.map(({ size }) => size)) > mostUnpacked) return false;
  // Overlapping parts would have the same bytes decompressed thousands of times.
  if (sum(entries.map(({ packed }) => packed.length)) > archive.length) return false;
  for (const entry of entries) if (!(await isHonest(entry))) return false;
  return true;
}

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** The compressed size in bytes. */
  readonly packed: Buffer;
  /** The uncompressed size in bytes, as the archive claims. */
  readonly size: number;
}

/** The most entries of a document; each costs memory before it is checked. */
const mostEntries = 2000;

/** Throws for an ambiguous archive: programs go by the directory or by the header of the part itself. */
async function readEntry(archive: Buffer, zip: ZipFile, entry: Entry): Promise<ZipEntry> {
  const { fileDataStart, fileName, compressionMethod } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw) || compressionMethod !== entry.compressionMethod) {
    throw new Error('A part has two names or methods');
  }
  if (!entry.canDecodeFileData()) throw new Error('A part is encrypted, or packed by an unusual method');
  return {
    name: entry.fileName,
    isDeflated: entry.compressionMethod === 8,
    packed: archive.subarray(fileDataStart, fileDataStart + entry.compressedSize),
    size: entry.uncompressedSize,
  };
}

/**
 * The entries of a zip archive by its central directory; nothing is decompressed. `null` for anything else, and for an archive
 * that is truncated, encrypted, has a name that leads out of its folder, or has too many entries.
 */
export async function readZipEntries(archive: Buffer): Promise<readonly ZipEntry[] | null> {
  try {
    const zip = await fromBufferPromise(archive, { strictFileNames: true });
    if (zip.entryCount > mostEntries) return null;
    const entries: ZipEntry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(await readEntry(archive, zip, entry));
    return entries;
  } catch {
    // Any defect of an archive: the visitor gets the same message.
    return null;
  }
}
