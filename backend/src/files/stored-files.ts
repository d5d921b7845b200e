import type { Readable } from 'node:stream';

export interface ListedFile {
  readonly name: string;
  readonly writtenAt: Date;
}

/** A file that is about to be sent. */
export interface OpenedFile {
  readonly bytes: number;
  content(): Readable | Buffer;
}

/**
 * Files by their names, in a folder or a bucket. A name that no file may have is answered like one that no file has. All methods
 * reject where the storage does not answer, a bucket's with `FilesAway`.
 */
export interface StoredFiles {
  /** Resolves when the file is stored durably; nobody sees a part of it. A file of that name is replaced, and counts as written now. */
  write(name: string, content: Buffer): Promise<void>;
  /** `null` where there is no such file. */
  open(name: string): Promise<OpenedFile | null>;
  /** The whole content; `null` where there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** `null` where there is no such file. */
  writtenAt(name: string): Promise<Date | null>;
  list(): AsyncIterable<ListedFile>;
  remove(name: string): Promise<void>;
}

/** What we name files: neither a path nor the draft of a file. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]{0,199}$/i.test(name);
