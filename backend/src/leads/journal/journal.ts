import { appendFile, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../database/connection/sync-folder';
import type { Lead } from '../lead';
import { type Journalled, leadLine, markLine, parseJournal, withoutLeads } from './journal-lines';

export interface LeadJournal {
  /** Resolves when the lead is on the disk itself, not only in the system's memory. */
  append(lead: Lead): Promise<void>;
  /** Does the work while nothing is appended, and notes that the database holds every lead above. */
  mark(work: () => Promise<number>): Promise<void>;
  /** Puts these leads and a mark in the place of everything. */
  rewrite(leads: readonly Lead[], generation: number): Promise<void>;
  /** Takes leads out for good; everything else stays as it is, in its order. */
  remove(isGone: (lead: Lead) => boolean): Promise<void>;
  /** Keeps lines that cannot be taken in, for a person to look at. */
  setAside(lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const journalFile = (dataFolder: string) => join(dataFolder, 'leads.journal');

/** What could not be read, or not be kept by the database, line by line. */
export const asideFile = (dataFolder: string) => `${journalFile(dataFolder)}.unreadable`;

const readText = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

export async function readJournal(dataFolder: string): Promise<Journalled> {
  return parseJournal(await readText(journalFile(dataFolder)));
}

const openToAppend = (dataFolder: string) => open(journalFile(dataFolder), 'a', 0o600);

/** Takes the unreadable lines that were set aside and contain somebody's address out for good. */
export async function forgetLines(dataFolder: string, email: string): Promise<void> {
  const lines = (await readText(asideFile(dataFolder))).split('\n');
  const kept = lines.filter((line) => !line.toLowerCase().includes(email.toLowerCase()));
  if (kept.length < lines.length) await replace(dataFolder, asideFile(dataFolder), kept.join('\n'));
}

/** Whole under its name, or not there: a power failure leaves the old file or the new one. */
async function replace(dataFolder: string, path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
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
  const become = async (text: string) => {
    await replace(dataFolder, journalFile(dataFolder), text);
    await file.close();
    file = await openToAppend(dataFolder);
  };
  return {
    append: (lead) => after(() => write(leadLine(lead))),
    mark: (work) => after(async () => write(markLine(await work()))),
    rewrite: (leads, generation) => after(() => become([...leads.map(leadLine), markLine(generation)].join(''))),
    remove: (isGone) =>
      after(async () => {
        const text = await readText(journalFile(dataFolder));
        const left = withoutLeads(text, isGone);
        if (left !== text) await become(left);
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
