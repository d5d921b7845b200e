import { startView } from '../../../domain/map/map-markers';
import { toWorldPoint } from '../../../domain/map/mercator';
import type { Coordinates } from '../../../domain/model/entities';
import dark from './base-map-dark.webp';
import light from './base-map-light.webp';

/** The picture shows the initial view of the map (section 9); its size in pixels. */
const baseMapSize = { width: 1440, height: 1000 } as const;

/** The position of a place on the picture, in pixels from its upper left corner; `null` outside of it. */
export function placeOnBaseMap(place: Coordinates): { readonly left: number; readonly top: number } | null {
  const { width, height } = baseMapSize;
  const middle = toWorldPoint(startView, startView.zoom);
  const { x, y } = toWorldPoint(place, startView.zoom);
  const left = Math.round(x - middle.x + width / 2);
  const top = Math.round(y - middle.y + height / 2);
  return left < 0 || top < 0 || left > width || top > height ? null : { left, top };
}

interface BaseMapPictureProps {
  readonly priority?: boolean;
  /** Another picture of the map for the windows of a media query. */
  readonly narrow?: { readonly media: string; readonly light: string; readonly dark: string };
}

/** The shipped picture of the map, in light and dark mode. */
export function BaseMapPicture({ priority = false, narrow }: BaseMapPictureProps) {
  return (
    <picture>
      {narrow === undefined ? null : (
        <>
          <source media={`${narrow.media} and (prefers-color-scheme: dark)`} srcSet={narrow.dark} />
          <source media={narrow.media} srcSet={narrow.light} />
        </>
      )}
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img
        src={light}
        alt=""
        width={baseMapSize.width}
        height={baseMapSize.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
