import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters of scripts that are read from the right, and signs of direction. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type Direction = 'ltr' | 'rtl';

/** The direction of the first letter that has one. */
export function directionOf(text: string): Direction {
  return isRightToLeft(bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) ? 'rtl' : 'ltr';
}

/** A run of text in one font and one direction, its letters in the order in which they are read. */
export interface Run<Font> {
  readonly text: string;
  readonly font: Font;
  readonly direction: Direction;
}

interface LevelRun<Font> {
  text: string;
  readonly font: Font;
  readonly level: number;
}

/**
 * One line of text as runs, from left to right, by Unicode's bidirectional algorithm. `fontFor` chooses the font of a letter,
 * given that of the letter before; a letter without a font is left out. `base`: the direction of the whole text; by default the
 * line's own.
 */
export function visualRuns<Font>(
  text: string,
  fontFor: (letter: string, before: Font | undefined) => Font | undefined,
  base?: Direction,
): readonly Run<Font>[] {
  return inOrder(runsOf(text, fontFor, base)).map(({ text: letters, font, level }) => ({
    ...{ text: letters, font },
    direction: isRightToLeft(level) ? 'rtl' : 'ltr',
  }));
}

function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}

/** Splits a text where its font or its direction changes. */
function runsOf<Font>(
  text: string,
  fontFor: (letter: string, before: Font | undefined) => Font | undefined,
  base: Direction | undefined,
): readonly LevelRun<Font>[] {
  // Most lines are read from the left only, for which the algorithm takes a third of the time of setting them.
  const levels = base === 'rtl' || turning.test(text) ? bidi.getEmbeddingLevels(text, base).levels : [];
  const runs: LevelRun<Font>[] = [];
  let index = 0;
  for (const letter of text) {
    const level = levels[index] ?? 0;
    // Brackets are mirrored in right-to-left text.
    const shown = (isRightToLeft(level) && bidi.getMirroredCharacter(letter)) || letter;
    index += letter.length;
    const last = runs.at(-1);
    const font = fontFor(shown, last?.font);
    if (font === undefined) continue;
    if (last && last.font === font && last.level === level) last.text += shown;
    else runs.push({ text: shown, font, level });
  }
  return runs;
}

/**
 * Rule L2 of Unicode's bidirectional algorithm, over whole runs: from the highest level down, runs of that level or higher are
 * reversed.
 */
function inOrder<Font>(runs: readonly LevelRun<Font>[]): readonly LevelRun<Font>[] {
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
