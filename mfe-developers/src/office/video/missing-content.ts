import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';
import { playsOf } from '../../parts/video/plays';

/** What a video lacks for a good entry of the gallery, the gravest first; a developer without a video lacks nothing. */
export function missingContentOf(developer: Readonly<Record<string, unknown>>) {
  const plays = playsOf(developer.video);
  if (plays === 'none') return [];
  return missingOf({
    playable: plays === 'nowhere',
    title: textLength(developer.v_heading) === 0,
    picture: textLength(developer.v_img ?? developer.images) === 0,
  });
}
