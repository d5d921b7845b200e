import type { DeveloperVideo } from '@iwan/shared/contracts/entities';
import { assetPath, imagePath, isDrawing } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { videoAddress } from '../../parts/video/video-address';
import { texts } from './texts';

/** A video in the words of schema.org. */
export function videoObject(shown: DeveloperVideo): object {
  const { name, video, poster } = shown;
  const address = videoAddress(video);
  return {
    '@type': 'VideoObject',
    name: texts.titleOf(shown),
    description: texts.of(name),
    thumbnailUrl: poster === null ? undefined : isDrawing(poster) ? assetPath(poster) : imagePath(poster, 960),
    ...(video.kind === 'file' ? { contentUrl: address } : { embedUrl: address }),
    about: { '@type': 'Organization', name, url: paths.developer(name) },
  };
}
