import type { Direction } from '@iwan/shared/domain/text/fonts/visual-runs';
import { socialSize } from '../../../src/document/social-path';

/** The frame of a picture: an arch that extends below the edge. In pixels. */
export interface ArchPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const { width: right, height: foot } = socialSize;

/** A single arch at the right. */
const alone: ArchPlace = { left: 668, top: 58, width: 456, height: foot - 58 };
/** Arches side by side, as in the arcade of Home: each wider and higher than the one before. */
const growth = 1.26;
const arcade = { left: 668, right: right - 36, gap: 22, most: 3 } as const;

/** The width for texts, from the left to the brass line around the first arch. */
export const archesLeft = Math.min(alone.left, arcade.left);

/**
 * The frames of so many pictures; at least one, at most three. In whole pixels. Beside words that are read from the left they
 * are at the right, from the left; else mirrored.
 */
export function archPlaces(pictures: number, direction: Direction = 'ltr'): readonly [ArchPlace, ...ArchPlace[]] {
  const [first, ...others] = placesAtRight(pictures);
  if (direction === 'ltr') return [first, ...others];
  const mirrored = (place: ArchPlace) => ({ ...place, left: right - place.left - place.width });
  return [mirrored(first), ...others.map(mirrored)];
}

function placesAtRight(pictures: number): readonly [ArchPlace, ...ArchPlace[]] {
  const count = Math.min(pictures, arcade.most);
  const [first, ...others] = Array.from({ length: count }, (_, place) => growth ** place);
  if (first === undefined || others.length === 0) return [alone];
  const sum = others.reduce((total, share) => total + share, first);
  const room = arcade.right - arcade.left - arcade.gap * (count - 1);
  let left: number = arcade.left;
  const placeOf = (share: number): ArchPlace => {
    const width = Math.floor((room * share) / sum);
    const height = Math.round((alone.height * share) / growth ** (count - 1));
    const place = { left, top: foot - height, width, height };
    left += width + arcade.gap;
    return place;
  };
  return [placeOf(first), ...others.map(placeOf)];
}

/** The inner outline of the logo, 21 wide, its top at 0: as in the header's logo and the icon of the tab. */
export function archPath({ left, top, width }: Pick<ArchPlace, 'left' | 'top' | 'width'>): string {
  const at = (x: number, y: number) => `${(left + (x * width) / 21).toFixed(1)} ${(top + (y * width) / 21).toFixed(1)}`;
  const sides = Math.max(socialSize.height, top + (30 * width) / 21);
  return `M${at(0, 13)}C${at(0, 6.5)} ${at(4, 3.5)} ${at(10.5, 0)}C${at(17, 3.5)} ${at(21, 6.5)} ${at(21, 13)}V${sides}H${left}Z`;
}

/** The arch around another, at a distance that suits its width. */
export function archAround({ left, top, width, height }: ArchPlace): ArchPlace {
  const [aside, above] = [width * 0.04, width * 0.057];
  return { left: left - aside, top: top - above, width: width + 2 * aside, height: height + above };
}
