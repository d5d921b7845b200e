import { appendFile, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../database/connection/sync-folder';
import type { Lead } from '../lead';
import { emptyJournal, type Journalled, leadLine, markLine, parseJournal } from './journal-lines';

export interface LeadJournal {
  /** Resolves when the lead is on the disk itself, not only in the system's memory. */
  append(lead: Lead): Promise<void>;
  /** Does the work while nothing is appended, and notes that the database holds every lead above. */
  mark(work: () => Promise<number>): Promise<void>;
  /** Puts these leads and a mark in the place of everything. */
  rewrite(leads: readonly Lead[], generation: number): Promise<void>;
  /** Keeps lines that cannot be taken in, for a person to look at. */
  setAside(lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const journalFile = (dataFolder: string) => join(dataFolder, 'leads.journal');

/** What could not be read, or not be kept by the database, line by line. */
export const asideFile = (dataFolder: string) => `${journalFile(dataFolder)}.unreadable`;

export async function readJournal(dataFolder: string): Promise<Journalled> {
  try {
    return parseJournal(await readFile(journalFile(dataFolder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyJournal;
    throw error;
  }
}

const openToAppend = (dataFolder: string) => open(journalFile(dataFolder), 'a', 0o600);

/** Whole under its name, or not there: a power failure leaves the old journal or the new one. */
async function replace(dataFolder: string, text: string): Promise<void> {
  const draft = `${journalFile(dataFolder)}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, journalFile(dataFolder));
  await syncFolder(dataFolder);
}

/**
 * Opens the journal: one JSON line a lead, flushed to the disk before the visitor is thanked. PGlite never flushes, so
 * that a power failure may take what it had acknowledged; the journal gives it back at the next start.
 */
export async function openJournal(dataFolder: string): Promise<LeadJournal> {
  let file = await openToAppend(dataFolder);
  await syncFolder(dirname(journalFile(dataFolder)));
  let last: Promise<void> = Promise.resolve();
  // One after another: two large lines written at once could be mixed.
  const after = (work: () => Promise<void>) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const write = async (line: string) => {
    await file.appendFile(line);
    await file.datasync();
  };
  return {
    append: (lead) => after(() => write(leadLine(lead))),
    mark: (work) => after(async () => write(markLine(await work()))),
    rewrite: (leads, generation) =>
      after(async () => {
        await replace(dataFolder, [...leads.map(leadLine), markLine(generation)].join(''));
        await file.close();
        file = await openToAppend(dataFolder);
      }),
    setAside: (lines) =>
      lines.length === 0
        ? Promise.resolve()
        : appendFile(asideFile(dataFolder), lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true }),
    async close() {
      await last;
      await file.close();
    },
  };
}
