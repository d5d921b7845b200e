import type { Font } from 'fontkit';
import { directionOf, inLettersOf, type Outline, outlineOf } from './text-outline';

interface Space {
  readonly fonts: readonly Font[];
  /** Sizes to try, the largest first, in pixels. */
  readonly sizes: readonly [number, ...number[]];
  readonly width: number;
  readonly mostLines: number;
}

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
  let size: number = sizes[0];
  let lines: readonly string[] = [];
  for (size of sizes) {
    lines = broken(words, (line) => outline(line, size).width <= width);
    if (lines.length <= mostLines && lines.every((line) => outline(line, size).width <= width)) break;
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

  /** The beginning of a line, with an ellipsis, that is no wider than the space: whole words, of a single word its letters. */
  function cut(line: string, size: number): Outline {
    const separator = line.includes(' ') ? ' ' : '';
    const parts =
      separator === ' ' ? line.split(' ') : [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment);
    for (let end = parts.length; end > 0; end -= 1) {
      const beginning = parts
        .slice(0, end)
        .join(separator)
        .replace(/[\s,.;:–-]+$/u, '');
      const shortened = outline(`${beginning}…`, size);
      if (shortened.width <= width) return shortened;
    }
    return outline('…', size);
  }
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
