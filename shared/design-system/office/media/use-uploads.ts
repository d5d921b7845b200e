import { useDataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { MediaFile } from '../../../domain/office/media-wire';
import { isRefusal } from '../../../domain/office/refusal';
import { sentenceOf } from '../office-message';
import { textsOf } from './texts';

/** What a field accepts: a picture, or a picture or PDF. */
export type Accepts = 'picture' | 'file';

/** A file that is not stored yet. */
export interface PendingUpload {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  readonly sentence: string | null;
}

interface Queued {
  readonly key: number;
  readonly file: File;
}

/** How often a file is sent again while others are uploading, and the pause before, in milliseconds. */
const mostTries = 30;
const busyPause = 2000;

/**
 * Uploads files one after another and hands over each that is stored. A file that fails stays in the list with its sentence, and
 * holds up no other.
 */
export function useUploads(accepts: Accepts, onStored: (file: MediaFile) => void) {
  const texts = useTexts(textsOf);
  const provider = useDataProvider();
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const queue = useRef<Queued[]>([]);
  const sources = useRef(new Map<number, File>());
  // One at a time, so that pictures stand in the order in which they were chosen.
  const isSending = useRef(false);
  const nextKey = useRef(0);
  // A file may be stored after the form has been rendered again.
  const stored = useRef(onStored);
  stored.current = onStored;

  const change = (key: number, changes: Partial<PendingUpload>) =>
    setPending((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const forget = (key: number) => {
    sources.current.delete(key);
    setPending((before) => before.filter((each) => each.key !== key));
  };

  async function send({ key, file }: Queued, tries = 1): Promise<void> {
    change(key, { state: 'sending' });
    try {
      const response: MediaFile = await provider.upload(`/media?accept=${accepts}`, file);
      forget(key);
      stored.current(response);
    } catch (error) {
      if (isRefusal(error) && error.status === 429 && tries < mostTries) {
        await new Promise((resume) => setTimeout(resume, busyPause));
        return send({ key, file }, tries + 1);
      }
      change(key, { state: 'failed', sentence: sentenceOf(error) ?? texts.unknownError });
    }
  }

  function next(): void {
    const upload = isSending.current ? undefined : queue.current.shift();
    if (upload === undefined) return;
    isSending.current = true;
    void send(upload).finally(() => {
      isSending.current = false;
      next();
    });
  }

  function start(uploads: readonly Queued[]): void {
    queue.current.push(...uploads);
    next();
  }

  return {
    pending,
    add(files: readonly File[]) {
      const uploads = files.map((file) => {
        nextKey.current += 1;
        return { key: nextKey.current, file };
      });
      for (const { key, file } of uploads) sources.current.set(key, file);
      const shown = uploads.map(({ key, file }) => ({
        ...{ key, name: file.name, sentence: null },
        state: 'waiting' as const,
      }));
      setPending((before) => [...before, ...shown]);
      start(uploads);
    },
    tryAgain(key: number) {
      const file = sources.current.get(key);
      if (file === undefined) return;
      change(key, { state: 'waiting', sentence: null });
      start([{ key, file }]);
    },
    dismiss: forget,
  };
}
