import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** The direction of the first letter that has one. */
export function directionOf(text: string): Direction {
  return isRightToLeft(bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) ? 'rtl' : 'ltr';
}

/** A run of text in one font and one direction. */
interface Run {
  readonly text: string;
  readonly font: Font;
  readonly level: number;
}

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
  for (const { text: words, font, level } of inOrder(runsOf(text, fonts, base))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(
      words,
      undefined,
      undefined,
      undefined,
      isRightToLeft(level) ? 'rtl' : 'ltr',
    );
    for (const [place, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const path = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
      if (path.commands.length > 0) paths.push(path.toSVG());
      x += xAdvance * scale;
    }
  }
  return { path: paths.join(''), width: x };
}

function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}

/** Splits a text where its font or its direction changes; combining marks stay with their letter. */
function runsOf(text: string, fonts: readonly Font[], base: Direction | undefined): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const runs: { text: string; font: Font; level: number }[] = [];
  let index = 0;
  for (const letter of text) {
    const level = levels[index] ?? 0;
    // Brackets are mirrored in right-to-left text.
    const shown = (isRightToLeft(level) && bidi.getMirroredCharacter(letter)) || letter;
    index += letter.length;
    const last = runs.at(-1);
    const font = fontFor(shown, fonts, last?.font);
    if (!font) continue;
    if (last && last.font === font && last.level === level) last.text += shown;
    else runs.push({ text: shown, font, level });
  }
  return runs;
}

/** A space or a punctuation mark uses the font of the preceding letter, where that has it. */
function fontFor(letter: string, fonts: readonly Font[], before: Font | undefined): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const isJoined = /[\p{M}\s]/u.test(letter);
  if (isJoined && before?.hasGlyphForCodePoint(code)) return before;
  return fonts.find((font) => font.hasGlyphForCodePoint(code));
}

/**
 * Rule L2 of Unicode's bidirectional algorithm, over whole runs: from the highest level down, runs of that level or higher are
 * reversed.
 */
function inOrder(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
