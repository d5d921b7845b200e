import type { SocialCard } from '@iwan/shared/contracts/module';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { Direction } from '@iwan/shared/domain/text/fonts/visual-runs';
import { socialSize } from '../../../src/document/social-path';
import { type ArchPlace, archAround, archesLeft, archPath, archPlaces } from './arches';
import { fitLines } from './fit-lines';
import type { SocialFonts } from './social-fonts';
import { outlineOf } from './text-outline';

const margin = 76;
/** The width for texts, up to the brass line around the arch. */
const wordsWidth = archesLeft - 34 - margin;

/** The colours of `shell/src/theme/tokens.css`, since the renderer does not support custom properties. */
const colour = {
  ground: '#0f3a44',
  deep: '#0b2b33',
  ink: '#faf6ee',
  muted: '#bfd0cf',
  accent: '#e3c68d',
  line: '#a67a35',
  sand: '#e6dac4',
};

/** A mask that is white where the picture shows, of the size of its frame. */
export function archMask({ width, height }: ArchPlace): string {
  return svg(width, height, `<path fill="#fff" d="${archPath({ left: 0, top: 0, width })}"/>`);
}

interface Setting {
  /** The number of arches with pictures. */
  readonly pictures: number;
  /** BCP 47: of the words. */
  readonly locale?: string;
}

/** Everything except the pictures: the background, the logo and the texts as outlines. */
export function cardSvg(
  card: SocialCard,
  themeFonts: SocialFonts,
  { pictures, locale = defaultLanguage.locale }: Setting,
): string {
  const { direction } = languageOf(locale);
  const places = archPlaces(pictures, direction);
  const fonts = fontsFor(direction, themeFonts);
  return svg(
    socialSize.width,
    socialSize.height,
    [
      `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${colour.ground}"/><stop offset="1" stop-color="${colour.deep}"/></linearGradient></defs>`,
      `<path fill="url(#g)" d="M0 0h${socialSize.width}v${socialSize.height}H0z"/>`,
      ...places.map((place) => line(archAround(place), 0.9)),
      ...(pictures === 0 ? places.map((place) => withoutPicture(place, card, fonts)) : []),
      mark(fonts, locale),
      words(card, fonts, direction),
    ].join(''),
  );
}

/** The figures and signs of a text are in the font of its letters. */
function fontsFor(direction: Direction, { display, text }: SocialFonts): SocialFonts {
  return direction === 'ltr' ? { display, text } : { display: display.toReversed(), text: text.toReversed() };
}

/** Where something of a width begins that is so far from the side where lines begin. */
const startAt = (direction: Direction, distance: number, width: number) =>
  direction === 'ltr' ? distance : socialSize.width - distance - width;

/** In place of a picture: the initials of a person, else a drawing. */
function withoutPicture(place: ArchPlace, { monogram }: SocialCard, { display }: SocialFonts): string {
  if (monogram === undefined) return archInLines(place);
  const { path, width } = outlineOf(monogram, display, 150);
  const x = place.left + (place.width - width) / 2;
  return (
    `<path fill="${colour.sand}" d="${archPath(place)}"/>` +
    `<path fill="${colour.deep}" transform="translate(${x.toFixed(1)} 430)" d="${path}"/>`
  );
}

function archInLines({ left, top, width, height }: ArchPlace): string {
  return [0, 52, 104, 156]
    .map((inset) => line({ left: left + inset, top: top + inset * 1.25, width: width - 2 * inset, height }, 0.55))
    .join('');
}

function line(place: ArchPlace, opacity: number): string {
  return `<path fill="none" stroke="${colour.line}" stroke-width="2" opacity="${opacity}" d="${archPath(place)}"/>`;
}

function mark({ display }: SocialFonts, locale: string): string {
  const { direction } = languageOf(locale);
  const { path, width } = outlineOf(businessTextsOf(locale).name, display, 44);
  return (
    `<g transform="translate(${startAt(direction, margin, 42)} 66) scale(1.4)"><path fill="${colour.ink}" fill-rule="evenodd" d="M0 0h30v36h-4.5V19.5C25.5 13 21.5 10 15 6.5 8.5 10 4.5 13 4.5 19.5V36H0z"/>` +
    `<path fill="${colour.accent}" d="M9.5 36V20.6c0-4 1.8-5.7 5.5-8 3.7 2.3 5.5 4 5.5 8V36z"/></g>` +
    `<path fill="${colour.ink}" transform="translate(${startAt(direction, margin + 60, width).toFixed(1)} 112)" d="${path}"/>`
  );
}

/** As many as a page compares (section 9, compare). */
const mostEntries = 3;

/** From the bottom up, so that a short text is as low as a long one. */
function words(
  { eyebrow, title, line, note, entries = [] }: SocialCard,
  { display, text }: SocialFonts,
  direction: Direction,
): string {
  const parts: string[] = [];
  let baseline = socialSize.height - margin + 4;
  type Fitting = Omit<Parameters<typeof fitLines>[1], 'width'>;
  const put = (said: string, fill: string, space: Fitting, leading: number) => {
    const base = direction === 'rtl' ? { direction } : {};
    const { size, lines } = fitLines(said, { ...space, ...base, width: wordsWidth });
    for (const { path, width } of lines.toReversed()) {
      const x = startAt(direction, margin, width).toFixed(direction === 'ltr' ? 0 : 1);
      parts.push(`<path fill="${fill}" transform="translate(${x} ${baseline.toFixed(1)})" d="${path}"/>`);
      baseline -= size * leading;
    }
  };
  if (note !== undefined) {
    put(note, colour.muted, { fonts: text, sizes: [26], mostLines: 1 }, 1.3);
    baseline -= 6;
  }
  for (const { name, said } of entries.slice(0, mostEntries).toReversed()) {
    put(said, colour.muted, { fonts: text, sizes: [30], mostLines: 1 }, 1.1);
    // Arabic letters reach further below the line.
    baseline -= direction === 'rtl' ? 16 : 8;
    put(name, colour.ink, { fonts: display, sizes: [44, 38, 32], mostLines: 1 }, 1.1);
    baseline -= 22;
  }
  if (line !== undefined && entries.length === 0) {
    put(line, colour.muted, { fonts: text, sizes: [34, 30], mostLines: 3 }, 1.3);
    baseline -= 26;
  }
  if (entries.length === 0) {
    put(title, colour.ink, { fonts: display, sizes: [76, 66, 56, 48], mostLines: 3 }, 1.14);
  }
  if (eyebrow !== undefined) {
    baseline -= 6;
    put(eyebrow, colour.accent, { fonts: text, sizes: [30, 26], mostLines: 1 }, 1.2);
  }
  return parts.join('');
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
