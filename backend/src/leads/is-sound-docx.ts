import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { readZipEntries, type ZipEntry } from './zip-entries';

const unpack = promisify(inflateRaw);

/** In bytes, all entries together; ten times what an upload may be. */
const mostUnpacked = 50 * 1024 * 1024;

const needed = ['[Content_Types].xml', 'word/document.xml'];

/** A name that leads out of the folder into which somebody unpacks it, or a macro. */
function isHostile({ name }: ZipEntry): boolean {
  return /^[/\\]|^[a-z]:|\\|(^|\/)\.\.(\/|$)|\0/i.test(name) || /(^|\/)vbaProject\.bin$/i.test(name);
}

/** Whether an entry unpacks to what the archive claims; it is stopped at that many bytes. */
async function isHonest({ method, packed, size }: ZipEntry): Promise<boolean> {
  if (method === 0) return packed.length === size;
  if (method !== 8) return false;
  try {
    const unpacked = await unpack(packed, { maxOutputLength: Math.max(1, size) });
    return unpacked.length === size;
  } catch {
    return false;
  }
}

/**
 * Whether a zip archive is a Word document that nobody need fear to open: its parts are there, none leads out of its
 * folder, none is a macro or encrypted, and unpacked they are at most 50 MB, checked by unpacking and not by belief.
 */
export async function isSoundDocx(archive: Buffer): Promise<boolean> {
  const entries = readZipEntries(archive);
  if (entries === null) return false;
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length || !needed.every((name) => names.has(name))) return false;
  if (entries.some((entry) => entry.isEncrypted || isHostile(entry))) return false;
  if (entries.reduce((total, { size }) => total + size, 0) > mostUnpacked) return false;
  for (const entry of entries) if (!(await isHonest(entry))) return false;
  return true;
}
