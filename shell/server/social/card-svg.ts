import type { SocialCard } from '@iwan/shared/contracts/module';
import { socialSize } from '../../src/document/social-path';
import { fitLines } from './fit-lines';
import type { SocialFonts } from './social-fonts';
import { outlineOf } from './text-outline';

/** Where the picture stands: in an arch at the right, which goes on below the edge. In pixels. */
export const archPlace = { left: 668, top: 58, width: 456, height: socialSize.height - 58 } as const;

const margin = 76;
/** Of the words, up to the brass line around the arch. */
const wordsWidth = archPlace.left - 34 - margin;

/** The colours of `shared/theme/tokens.css`, for pictures that know no custom properties. */
const colour = {
  ground: '#0f3a44',
  deep: '#0b2b33',
  ink: '#faf6ee',
  muted: '#bfd0cf',
  accent: '#e3c68d',
  line: '#a67a35',
};

/** The inner edge of the mark, 21 wide, its top at 0: as in the header's mark and the icon of the tab. */
function archPath(left: number, top: number, width: number): string {
  const at = (x: number, y: number) => `${(left + (x * width) / 21).toFixed(1)} ${(top + (y * width) / 21).toFixed(1)}`;
  return `M${at(0, 30)}V${at(0, 13).split(' ')[1]}C${at(0, 6.5)} ${at(4, 3.5)} ${at(10.5, 0)}C${at(17, 3.5)} ${at(21, 6.5)} ${at(21, 13)}V${at(0, 30).split(' ')[1]}Z`;
}

/** What is white where the picture shows; of the size of its place. */
export function archMask(): string {
  return svg(archPlace.width, archPlace.height, `<path fill="#fff" d="${archPath(0, 0, archPlace.width)}"/>`);
}

/** All but the picture: the ground, the mark and the words, as outlines. `hasPicture`: whether one will stand in the arch. */
export function cardSvg(
  card: SocialCard,
  fonts: SocialFonts,
  { hasPicture }: { readonly hasPicture: boolean },
): string {
  const { left, top, width } = archPlace;
  return svg(
    socialSize.width,
    socialSize.height,
    [
      `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${colour.ground}"/><stop offset="1" stop-color="${colour.deep}"/></linearGradient></defs>`,
      `<path fill="url(#g)" d="M0 0h${socialSize.width}v${socialSize.height}H0z"/>`,
      ring(left - 18, top - 26, width + 36, 0.9),
      hasPicture
        ? ''
        : [0, 52, 104, 156].map((inset) => ring(left + inset, top + inset * 1.25, width - 2 * inset, 0.55)).join(''),
      mark(fonts),
      words(card, fonts),
    ].join(''),
  );
}

function ring(left: number, top: number, width: number, opacity: number): string {
  return `<path fill="none" stroke="${colour.line}" stroke-width="2" opacity="${opacity}" d="${archPath(left, top, width)}"/>`;
}

function mark({ display }: SocialFonts): string {
  const { path } = outlineOf('Iwan', display, 44);
  return (
    `<g transform="translate(${margin} 66) scale(1.4)"><path fill="${colour.ink}" fill-rule="evenodd" d="M0 0h30v36h-4.5V19.5C25.5 13 21.5 10 15 6.5 8.5 10 4.5 13 4.5 19.5V36H0z"/>` +
    `<path fill="${colour.accent}" d="M9.5 36V20.6c0-4 1.8-5.7 5.5-8 3.7 2.3 5.5 4 5.5 8V36z"/></g>` +
    `<path fill="${colour.ink}" transform="translate(${margin + 60} 112)" d="${path}"/>`
  );
}

/** As many as stand side by side on a page (section 9, compare). */
const mostEntries = 3;

/** From below upwards, so that what is short stands as low as what is long. */
function words({ eyebrow, title, line, entries = [] }: SocialCard, { display, text }: SocialFonts): string {
  const parts: string[] = [];
  let baseline = socialSize.height - margin + 4;
  const put = (said: string, fill: string, space: Omit<Parameters<typeof fitLines>[1], 'width'>, leading: number) => {
    const { size, lines } = fitLines(said, { ...space, width: wordsWidth });
    for (const { path } of lines.toReversed()) {
      parts.push(`<path fill="${fill}" transform="translate(${margin} ${baseline.toFixed(1)})" d="${path}"/>`);
      baseline -= size * leading;
    }
  };
  for (const { name, said } of entries.slice(0, mostEntries).toReversed()) {
    put(said, colour.muted, { fonts: text, sizes: [30], mostLines: 1 }, 1.1);
    baseline -= 8;
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
