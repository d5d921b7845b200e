import type { Video } from '@iwan/shared/domain/model/entities';
import { assetPath } from '@iwan/shared/paths/image';

/** The address of a file: another host's unchanged, our own through the site. */
export function videoAddress(video: Video): string {
  if (video.kind === 'frame') return video.address;
  return /^https:/i.test(video.path) ? video.path : assetPath(video.path);
}
