import type { DeveloperCard, DeveloperProfile, HandoverRecord } from '../../domain/model/entities';
import { readMedia } from '../../domain/record/media-path';
import { asRecord, readLine, readText, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { numberedLines } from '../../domain/text/numbered-lines';
import type { Http } from '../contracts/http';
import { encodeSegment } from '../paths/segment';
import { ApiError, isApiError } from './api-error';
import type { DevelopersCalls } from './calls';
import { developersPath as path } from './declared-calls';
import { findBySlug, recordAt } from './find-by-slug';
import { readName } from './translation/read-translation';
import { type VideoReader, videoReader } from './video';
import { namesOf, parseRecords, readEnvelope } from './wire';

/** Section 8's message where the detail call has no response, or one that cannot be parsed. */
const notFetched = 'Failed to fetch developer details';

/** The calls for developers (section 7). */
export function developersApi(http: Http): DevelopersCalls {
  return {
    async list(signal) {
      const { entries } = readEnvelope(await http.get(path, signal), 'data');
      const readVideo = await videoReader(entries);
      return parseRecords(entries, 'developer', (record) => parseDeveloperCard(record, readVideo), http.report);
    },
    find: (slug, signal) =>
      findBySlug(slug, {
        byName: (name) => recordAt(http, `${path}/${encodeSegment(name)}`, parseDeveloperProfile, signal),
        names: async () => namesOf(readEnvelope(await http.get(path, signal), 'data').entries),
      }).catch((error: unknown) => {
        const isUnclear = isApiError(error) && (error.kind === 'network' || error.kind === 'format');
        throw isUnclear ? new ApiError(error.kind, { message: notFetched, cause: error }) : error;
      }),
  };
}

/** A developer off the wire as a card shows it (section 3); `null` when it has no name. */
export function parseDeveloperCard(record: UntrustedRecord, readVideo: VideoReader): DeveloperCard | null {
  const named = readName(record);
  if (!named) return null;
  return {
    id: readText(record, 'id') ?? named.name,
    ...named,
    logo: readMedia(record, 'logo'),
    video: readVideo(record),
    location: readLine(record, 'location'),
  };
}

/** A whole developer off the wire; `null` when it has no name. Loads the HTML parser on first use. */
async function parseDeveloperProfile(record: UntrustedRecord): Promise<DeveloperProfile | null> {
  const card = parseDeveloperCard(record, await videoReader([record]));
  if (!card) return null;
  const handovers = readHandoverRecord(record.handovers);
  const { embedOfMarkup } = await import('../../domain/embed/embed-markup');
  return {
    ...card,
    image: readMedia(record, 'images'),
    heading: readLine(record, 'heading'),
    subHeading: readLine(record, 'sub_heading'),
    buildings: readLine(record, 'buildings'),
    experience: readLine(record, 'exp'),
    established: readLine(record, 'estb'),
    employees: readLine(record, 'emp'),
    headquarters: readLine(record, 'hq'),
    feature: {
      image: readMedia(record, 'f_img'),
      heading: readLine(record, 'f_heading'),
      subHeading: readLine(record, 'f_sub_heading'),
      pointers: numberedLines(readText(record, 'pointers')),
    },
    videoHeading: readLine(record, 'v_heading'),
    videoSubHeading: readLine(record, 'v_sub_heading'),
    still: readMedia(record, 'v_img'),
    mapEmbed: embedOfMarkup(readText(record, 'map')),
    ...(handovers !== null && { handovers }),
  };
}

/** `null` where it is not sent, or cannot be. */
function readHandoverRecord(value: unknown): HandoverRecord | null {
  const record = asRecord(value);
  const [finished, onTime, medianMonths] = ['finished', 'on_time', 'median_months'].map((name) => record?.[name]);
  const isWhole = Number.isInteger(finished) && Number.isInteger(onTime);
  if (!isWhole || typeof finished !== 'number' || typeof onTime !== 'number') return null;
  if (finished < 1 || onTime < 0 || onTime > finished) return null;
  return typeof medianMonths === 'number' && medianMonths >= 0 ? { finished, onTime, medianMonths } : null;
}
