import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { type Direction, directionOf } from '@iwan/shared/domain/text/fonts/visual-runs';
import type { Font } from 'fontkit';
import { inLettersOf, type Outline, outlineOf } from './text-outline';

interface Space {
  readonly fonts: readonly Font[];
  /** The font sizes to try, the largest first, in pixels. */
  readonly sizes: readonly [number, ...number[]];
  readonly width: number;
  readonly mostLines: number;
  /** Of the whole text; by default its own. */
  readonly direction?: Direction;
}

/** More words than fit on any line. */
const mostLetters = 60;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly Outline[];
}

/** Longer texts are cut; a backend's text may be of any length. */
const longestText = 240;

/**
 * Breaks a text into lines of a maximum width, in the largest size in which it fits; in the smallest, the rest is replaced by
 * an ellipsis.
 */
export function fitLines(text: string, { fonts, sizes, width, mostLines, direction: base }: Space): FittedText {
  const shownText = inLettersOf(plain(text), fonts);
  const words = shownText.split(' ').filter(Boolean);
  const direction = base ?? directionOf(shownText);
  const outline = (line: string, size: number) => outlineOf(line, fonts, size, direction);
  // Letters are shaped within words only, so the width of a line is that of its words and spaces.
  const widths = new Map(words.map((word) => [word, outline(word, 1).width]));
  const space = outline('\u00A0', 1).width;
  const widthOf = (line: string) =>
    line.split(' ').reduce((sum, word) => sum + space + (widths.get(word) ?? 0), -space);
  let size: number = sizes[0];
  let lines: readonly string[] = [];
  for (size of sizes) {
    const fits = (line: string) => widthOf(line) * size <= width;
    lines = broken(words, fits);
    if (lines.length <= mostLines && lines.every(fits)) break;
  }
  const shown = lines.slice(0, mostLines);
  const isCut = shown.length < lines.length;
  return {
    size,
    lines: shown.map((line, place) => {
      const whole = outline(line, size);
      const isLast = isCut && place === shown.length - 1;
      return isLast || whole.width > width ? cut(line, size) : whole;
    }),
  };

  /** The beginning of a line with an ellipsis that fits into the width: whole words, otherwise letters of the first. */
  function cut(line: string, size: number): Outline {
    const words = line.split(' ');
    const letters = [...new Intl.Segmenter(defaultLanguage.locale).segment(words[0] ?? '')]
      .slice(0, mostLetters)
      .map(({ segment }) => segment);
    const beginnings = [...beginningsOf(words, ' '), ...beginningsOf(letters, '')];
    // The widths are decreasing: a binary search finds the first that fits.
    let low = 0;
    let high = beginnings.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (outline(`${beginnings[middle]}…`, size).width <= width) high = middle;
      else low = middle + 1;
    }
    const longest = beginnings[low];
    return outline(longest === undefined ? '…' : `${longest}…`, size);
  }
}

/** All beginnings of some parts, the longest first, without punctuation before the ellipsis. */
function beginningsOf(parts: readonly string[], separator: string): readonly string[] {
  return parts.map((_, place) =>
    parts
      .slice(0, parts.length - place)
      .join(separator)
      .replace(/[\s,.;:–-]+$/u, ''),
  );
}

/** Without invisible characters, which would only affect the order of the letters. */
function plain(text: string): string {
  return text
    .slice(0, longestText)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ');
}

function broken(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
