import { embedSource } from '../../domain/embed/embed-source';
import { parseVideo } from '../../domain/embed/video';
import type { Video } from '../../domain/model/entities';
import { asRecord, readText, type UntrustedRecord } from '../../domain/record/untrusted-record';

/** Reads the `video` of a record. */
export type VideoReader = (record: UntrustedRecord) => Video | null;

/** A parser for the videos of records. Loads the HTML parser only where one of them is markup. */
export async function videoReader(entries: readonly unknown[]): Promise<VideoReader> {
  const isMarkup = entries.some((entry) => readText(asRecord(entry) ?? {}, 'video')?.includes('<'));
  const embedOf = isMarkup ? (await import('../../domain/embed/embed-markup')).embedOfMarkup : embedSource;
  return (record) => parseVideo(readText(record, 'video'), embedOf);
}
