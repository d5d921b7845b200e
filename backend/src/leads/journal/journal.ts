import { appendFile, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../database/connection/sync-folder';
import type { Lead } from '../lead';
import { checkpointLine, type Journalled, leadLine, parseJournal, withoutLeads } from './journal-lines';

export type LeadJournal = Awaited<ReturnType<typeof openJournal>>;

const journalFile = (dataFolder: string) => join(dataFolder, 'leads.journal');

/** Lines that could not be parsed or that the database refused. */
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

/** Deletes those of these lines that contain a person's address. */
export async function forgetLines(dataFolder: string, email: string): Promise<void> {
  const lines = (await readText(asideFile(dataFolder))).split('\n');
  const kept = lines.filter((line) => !line.toLowerCase().includes(email.toLowerCase()));
  if (kept.length < lines.length) await replace(dataFolder, asideFile(dataFolder), kept.join('\n'));
}

/** Atomic: after a power failure the file has either the old or the new content. */
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
 * Opens the journal: one JSON line for each lead, flushed to the disk before the lead is acknowledged. PGlite never flushes, so
 * a power failure may lose what it had acknowledged; the journal restores it at the next start.
 */
export async function openJournal(dataFolder: string) {
  let file = await openToAppend(dataFolder);
  await syncFolder(dirname(journalFile(dataFolder)));
  let last: Promise<void> = Promise.resolve();
  // Serialised: two large lines written at the same time could be interleaved.
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
    /** Resolves when the lead is on the disk, not only in the system's cache. */
    append: (lead: Lead) => after(() => write(leadLine(lead))),
    /** Runs the work while nothing is appended, and writes a checkpoint. */
    checkpoint: (work: () => Promise<number>) => after(async () => write(checkpointLine(await work()))),
    /** Replaces the whole journal by these leads and a checkpoint. */
    rewrite: (leads: readonly Lead[], generation: number) =>
      after(() => become([...leads.map(leadLine), checkpointLine(generation)].join(''))),
    /** Deletes leads for good; all other lines stay in their order. */
    remove: (isGone: (lead: Lead) => boolean) =>
      after(async () => {
        const text = await readText(journalFile(dataFolder));
        const left = withoutLeads(text, isGone);
        if (left !== text) await become(left);
      }),
    /** Stores lines that cannot be replayed in a file of their own, for a person to look at. */
    setAside: (lines: readonly string[]) =>
      lines.length === 0
        ? Promise.resolve()
        : appendFile(asideFile(dataFolder), lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true }),
    async close(): Promise<void> {
      await last;
      await file.close();
    },
  };
}
