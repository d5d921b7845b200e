import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Lead } from './lead';

const attachment = z.object({
  storedAs: z.string(),
  originalName: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
});

const entry = z.object({
  key: z.string().min(1),
  form: z.enum(['subscribe', 'super-agent', 'enquiry', 'contact', 'contact-with-location', 'career']),
  fields: z.record(z.string(), z.unknown()),
  attachment: attachment.nullable(),
  isSpam: z.boolean().default(false),
  receivedAt: z.iso.datetime(),
});

export interface LeadJournal {
  /** Resolves when the lead is on the disk itself, not only in the system's memory. */
  append(lead: Lead): Promise<void>;
  close(): Promise<void>;
}

/** A line that was cut by a power failure has no lead that anybody was promised. */
function parseLine(line: string): Lead | null {
  try {
    const read = entry.safeParse(JSON.parse(line));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const journalFile = (dataFolder: string) => join(dataFolder, 'leads.journal');

/** Every lead that was ever promised, oldest first, and how many lines could not be read. */
export async function readJournal(
  dataFolder: string,
): Promise<{ readonly leads: Lead[]; readonly unreadable: number }> {
  let text: string;
  try {
    text = await readFile(journalFile(dataFolder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { leads: [], unreadable: 0 };
    throw error;
  }
  const lines = text.split('\n').filter(Boolean);
  const leads = lines.map(parseLine).filter((lead) => lead !== null);
  return { leads, unreadable: lines.length - leads.length };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and makes a new file's name durable by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Opens the journal: one JSON line a lead, flushed to the disk before the visitor is thanked. PGlite never flushes, so
 * that a power failure may take what it had acknowledged; the journal gives it back at the next start.
 */
export async function openJournal(dataFolder: string): Promise<LeadJournal> {
  const file = await open(journalFile(dataFolder), 'a', 0o600);
  await syncFolder(dirname(journalFile(dataFolder)));
  let last: Promise<void> = Promise.resolve();
  const write = async (lead: Lead) => {
    // The leading line break ends a line that a failed write may have left open.
    await file.appendFile(`\n${JSON.stringify(lead)}\n`);
    await file.datasync();
  };
  return {
    append(lead) {
      // One after another: two large lines written at once could be mixed.
      const written = last.then(() => write(lead));
      last = written.catch(() => {});
      return written;
    },
    async close() {
      await last;
      await file.close();
    },
  };
}
