import { developersPath } from '@iwan/shared/api/declared-calls';
import { readName } from '@iwan/shared/api/translation/read-translation';
import { type VideoReader, videoReader } from '@iwan/shared/api/video';
import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { DeveloperVideo, Video } from '@iwan/shared/domain/model/entities';
import { readMedia } from '@iwan/shared/domain/record/media-path';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { page, parsePageNumber } from '@iwan/shared/domain/search/paging';
import type { VideosData } from './video-gallery-page';

/** Videos on a page of the gallery (section 9). */
const videosOnPage = 9;

/** The page of videos that the address names; past the end, the last one. */
export async function loadVideos({ query, http, signal }: LoaderArguments): Promise<VideosData> {
  const videos = await developerVideos(http, signal);
  const requested = { page: parsePageNumber(query.get('page')), perPage: videosOnPage };
  const shown = page(videos, requested);
  return { ...shown, isPastEnd: requested.page > shown.page };
}

/** The videos of the developers that have one, in the order of the backend. */
export async function developerVideos(http: Http, signal?: AbortSignal): Promise<readonly DeveloperVideo[]> {
  const { entries } = readEnvelope(await http.get(developersPath, signal), 'data');
  const readVideo = await videoReader(entries);
  const parse = (record: UntrustedRecord) => parseDeveloper(record, readVideo);
  return parseRecords(entries, 'developer', parse, http.report).flatMap(({ video, ...rest }) =>
    video === null ? [] : [{ ...rest, video }],
  );
}

/** A developer as the gallery shows it; `null` when it has no name. The list of a plain backend has neither heading nor picture. */
function parseDeveloper(
  record: UntrustedRecord,
  readVideo: VideoReader,
): (Omit<DeveloperVideo, 'video'> & { readonly video: Video | null }) | null {
  const named = readName(record);
  if (!named) return null;
  return {
    id: readText(record, 'id') ?? named.name,
    ...named,
    video: readVideo(record),
    heading: readLine(record, 'v_heading'),
    poster: readMedia(record, 'v_img') ?? readMedia(record, 'images'),
    logo: readMedia(record, 'logo'),
  };
}
