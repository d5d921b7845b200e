import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A release at one time: what names it is another one when it is published again. */
export interface NamedRelease {
  readonly name: string;
  readonly version: string;
  /** Changes when the remote's pointer is moved. */
  readonly pointer: string;
}

/** After so many deaths a release is set aside even where there is no other. */
export const enoughDeaths = 2;

interface Note {
  readonly pointer: string;
  /** The process that runs the code. */
  readonly pid: number;
  /** How many processes have ended in the midst of it before. */
  readonly deaths: number;
}

/**
 * Notes on the disk which release's code is being run, so that a process knows what the one before it has died of. In the
 * data of one server, not in the store, which several may read.
 */
export class LoadingNotes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Runs the code of a release under a note. Where the process ends in the midst of it, the note is still there. */
  around<Result>(release: NamedRelease, code: () => Result): Result {
    const file = this.#fileOf(release);
    this.#write(file, { pointer: release.pointer, pid: process.pid, deaths: this.deathsOf(release) });
    try {
      return code();
    } finally {
      remove(file);
    }
  }

  /** How many processes have ended while they ran the code of a release, since it was published last. */
  deathsOf(release: NamedRelease): number {
    const note = readJson<Note>(this.#fileOf(release));
    if (note === null || note.pointer !== release.pointer) return 0;
    // Another server on the same data may be running it at this moment, as at a hand-over.
    const isUnderWay = note.pid !== process.pid && isAlive(note.pid);
    return isUnderWay ? note.deaths : note.deaths + 1;
  }

  /** Notes that a release has come while the server ran: it is the first to be suspected where no page can be made. */
  noteLast(release: NamedRelease): void {
    this.#write(this.#lastFile, release);
  }

  /** Sets aside the release that came last, whichever process it came to: no page could be made since. */
  setLastAside(): void {
    const last = readJson<NamedRelease>(this.#lastFile);
    if (last === null) return;
    this.#write(this.#fileOf(last), { pointer: last.pointer, pid: process.pid, deaths: enoughDeaths });
    remove(this.#lastFile);
  }

  get #lastFile(): string {
    return join(this.#folder, 'last.json');
  }

  #fileOf({ name, version }: NamedRelease): string {
    return join(this.#folder, name, `${version}.json`);
  }

  /** A disk that cannot be written to keeps no release from being shown. */
  #write(file: string, note: Note | NamedRelease): void {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(note));
    } catch {
      // Then the next process does not know.
    }
  }
}

function readJson<Content>(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return null;
  }
}

/** What cannot be removed could not be written either. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Not a folder, or not ours to write in.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}
