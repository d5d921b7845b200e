import type { DeveloperCard } from '../contracts/entities';
import type { Http } from '../contracts/http';
import { readMedia } from '../domain/record/media-path';
import { readLine, readText, type UntrustedRecord } from '../domain/record/untrusted-record';
import type { DevelopersCalls } from './calls';
import { type VideoReader, videoReader } from './video';
import { parseRecords, readEnvelope } from './wire';

/** The calls for developers (section 7). */
export function developersApi(http: Http): DevelopersCalls {
  return {
    async list(signal) {
      const { entries } = readEnvelope(await http.get('/api/developerapi', signal), 'data');
      const readVideo = await videoReader(entries);
      return parseRecords(entries, 'developer', (record) => parseDeveloperCard(record, readVideo), http.report);
    },
  };
}

/** A developer off the wire as a card shows it (section 3); `null` when it has no name. */
export function parseDeveloperCard(record: UntrustedRecord, readVideo: VideoReader): DeveloperCard | null {
  const name = readLine(record, 'name');
  if (!name) return null;
  return {
    id: readText(record, 'id') ?? name,
    name,
    logo: readMedia(record, 'logo'),
    video: readVideo(record),
    location: readLine(record, 'location'),
  };
}
