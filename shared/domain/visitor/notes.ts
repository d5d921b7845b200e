import { asRecord, readText } from '../record/untrusted-record';

/** What a visitor has written about a project. */
export interface Note {
  /** Of the project. */
  readonly id: string;
  readonly text: string;
}

/** The latest first, one for each project. */
export type Notes = readonly Note[];

/** The most notes, and the most characters that a visitor may type in one. */
export const noteLimits = { notes: 100, typed: 500 } as const;

/** A note with the texts of several devices may be longer than what is typed. */
const longest = 2_000;

/** The notes with the text of a project at the front; without it where nothing is written any more. */
export function writeNote(notes: Notes, id: string, text: string): Notes {
  const others = notes.filter((note) => note.id !== id);
  return text.trim() === '' ? others : [{ id, text: text.slice(0, longest) }, ...others].slice(0, noteLimits.notes);
}

/** Parses stored or merged notes, which may be anything; an entry without an id or a text is left out. */
export function restoreNotes(value: unknown): Notes {
  const entries = (Array.isArray(value) ? value : []).flatMap((entry) => {
    const [id, { text }] = [readText(asRecord(entry) ?? {}, 'id'), asRecord(entry) ?? {}];
    return id && typeof text === 'string' && text.trim() !== '' ? { id, text: text.slice(0, longest) } : [];
  });
  return entries.slice(0, noteLimits.notes);
}

/** Both texts, each from a line of its own; only the longer one where it contains the other. */
export function joinTexts(earlier: string, later: string): string {
  if (later.includes(earlier.trim())) return later;
  return earlier.includes(later.trim()) ? earlier : `${earlier}\n${later}`.slice(0, longest);
}
