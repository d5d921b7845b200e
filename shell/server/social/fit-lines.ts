import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { Font } from 'fontkit';
import { directionOf, inLettersOf, type Outline, outlineOf } from './text-outline';

interface Space {
  readonly fonts: readonly Font[];
  /** Sizes to try, the largest first, in pixels. */
  readonly sizes: readonly [number, ...number[]];
  readonly width: number;
  readonly mostLines: number;
}

/** More than fit on any line. */
const mostLetters = 60;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly Outline[];
}

/** Longer than any that is shown; what a backend sends may be endless. */
const longestText = 240;

/**
 * A text broken into lines that are no wider than a space, in the largest size in which it fits; in the smallest, what is too
 * long ends in an ellipsis.
 */
export function fitLines(text: string, { fonts, sizes, width, mostLines }: Space): FittedText {
  const shownText = inLettersOf(plain(text), fonts);
  const words = shownText.split(' ').filter(Boolean);
  const direction = directionOf(shownText);
  const outline = (line: string, size: number) => outlineOf(line, fonts, size, direction);
  // Letters are shaped within words only, so a line is as wide as its words and the spaces between them.
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

  /** The beginning of a line, with an ellipsis, that is no wider than the space: whole words, else letters of the first. */
  function cut(line: string, size: number): Outline {
    const words = line.split(' ');
    const letters = [...new Intl.Segmenter(defaultLanguage.locale).segment(words[0] ?? '')]
      .slice(0, mostLetters)
      .map(({ segment }) => segment);
    const beginnings = [...beginningsOf(words, ' '), ...beginningsOf(letters, '')];
    // Each is shorter than the one before: the first that fits is found by halving.
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

/** All beginnings of some parts, the longest first, without a mark at their end that would stand before the ellipsis. */
function beginningsOf(parts: readonly string[], separator: string): readonly string[] {
  return parts.map((_, place) =>
    parts
      .slice(0, parts.length - place)
      .join(separator)
      .replace(/[\s,.;:–-]+$/u, ''),
  );
}

/** Without what draws nothing and would only confuse the order of the letters. */
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
