import { type Direction, visualRuns } from '@iwan/shared/domain/text/fonts/visual-runs';
import type { Font } from 'fontkit';

/** Letters as outlines in SVG coordinates: the baseline is 0, and y increases downwards. */
export interface Outline {
  readonly path: string;
  /** In units of the requested size. */
  readonly width: number;
}

/** A text in letters that the fonts have: a missing letter is replaced by its base letter (ặ => a) or left out. */
export function inLettersOf(text: string, fonts: readonly Font[]): string {
  const has = (letter: string) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const letters = [...text].map((letter) => {
    const [base = ''] = letter.normalize('NFD');
    return has(letter) ? letter : has(base) ? base : '';
  });
  return letters.join('');
}

/**
 * One line of text as outlines in visual order. Each letter is taken from the first font that has it. `base`: the direction of
 * the whole text; by default the line's own.
 */
export function outlineOf(text: string, fonts: readonly Font[], size: number, base?: Direction): Outline {
  let x = 0;
  const paths: string[] = [];
  for (const { text: words, font, direction } of visualRuns(text, fontIn(fonts), base)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words, undefined, undefined, undefined, direction);
    for (const [place, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const path = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
      if (path.commands.length > 0) paths.push(path.toSVG());
      x += xAdvance * scale;
    }
  }
  return { path: paths.join(''), width: x };
}

/** The first font that has a letter; a space or a combining mark uses the font of the letter before, where that has it. */
function fontIn(fonts: readonly Font[]) {
  return (letter: string, before: Font | undefined): Font | undefined => {
    const code = letter.codePointAt(0) ?? 0;
    const isJoined = /[\p{M}\s]/u.test(letter);
    if (isJoined && before?.hasGlyphForCodePoint(code)) return before;
    return fonts.find((font) => font.hasGlyphForCodePoint(code));
  };
}
