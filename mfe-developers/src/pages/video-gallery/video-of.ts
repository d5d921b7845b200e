import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import { assetPath, imagePath, isDrawing } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { videoAddress } from '../../parts/video/video-address';
import { videoObject } from '../../parts/video/video-object';
import { textsOf } from './texts';

/** The structured data of a video (schema.org). */
export function videoOf(shown: DeveloperVideo, locale: string): object {
  const texts = textsOf(locale);
  const { name, video, poster } = shown;
  return videoObject({
    name: texts.titleOf(shown),
    description: texts.of(name),
    poster: poster === null ? null : isDrawing(poster) ? assetPath(poster) : imagePath(poster, 960),
    kind: video.kind,
    address: videoAddress(video),
    about: { '@type': 'Organization', name, url: paths.developerListed(name) },
  });
}
