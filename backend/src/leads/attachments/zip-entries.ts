import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** Bytes as they lie in the archive. */
  readonly packed: Buffer;
  /** Bytes once unpacked, as the archive claims. */
  readonly size: number;
}

/** More than any document has; each costs memory before anything is known of it. */
const mostEntries = 2000;

/** Throws for what could be read in two ways: programs go by the directory or by the header of the part itself. */
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
 * The entries of a zip archive by its central directory; nothing is unpacked. `null` for what is no archive, is cut
 * short, is encrypted, has a name that leads out of its folder, or has more entries than a document has.
 */
export async function readZipEntries(archive: Buffer): Promise<readonly ZipEntry[] | null> {
  try {
    const zip = await fromBufferPromise(archive, { strictFileNames: true });
    if (zip.entryCount > mostEntries) return null;
    const entries: ZipEntry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(await readEntry(archive, zip, entry));
    return entries;
  } catch {
    // Whatever speaks against an archive: the visitor is told the same.
    return null;
  }
}
