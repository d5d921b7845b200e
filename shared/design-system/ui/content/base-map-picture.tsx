import { useLocale } from '../../../domain/format/locale-context';
import { startView } from '../../../domain/map/map-markers';
import { toWorldPoint } from '../../../domain/map/mercator';
import type { Coordinates } from '../../../domain/model/entities';
import dark from './base-map/dark.webp';
import arabicDark from './base-map/dark-ar.webp';
import light from './base-map/light.webp';
import arabicLight from './base-map/light-ar.webp';

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

/** The shipped picture of the map with its names, in light and dark mode; in English where it has no names in a language. */
export function BaseMapPicture() {
  const shown = useLocale().startsWith('ar') ? { light: arabicLight, dark: arabicDark } : { light, dark };
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={shown.dark} />
      <img src={shown.light} alt="" width={baseMapSize.width} height={baseMapSize.height} loading="lazy" />
    </picture>
  );
}
