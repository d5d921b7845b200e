import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

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
