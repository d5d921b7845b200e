import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import type { Direction } from '@iwan/shared/domain/text/fonts/visual-runs';
import { visualRuns } from '@iwan/shared/domain/text/fonts/visual-runs';
import { woffToSfnt } from '@iwan/shared/domain/text/fonts/woff-to-sfnt';
import { unzlibSync } from 'fflate';
import { create, type Font } from 'fontkit';
import { fontFiles, type Weight } from './pdf-fonts';

/** The look of a text: points and colour. */
export interface Look {
  readonly size: number;
  readonly weight: Weight;
  readonly color: RGB;
}

interface OpenFont {
  readonly font: PDFFont;
  readonly letters: ReadonlySet<number>;
}

/** Replacements for characters that the fonts lack. */
const replacements: Readonly<Record<string, string>> = {
  '≈': '~',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};
/** Vowel signs of Arabic: names are written without them, and a PDF would have to place each above its letter. */
const vowelSigns = /[\u064b-\u0652\u0670]/g;

/** The letters of a document, in fonts that are embedded in it with no more than the letters used. */
export class PdfLetters {
  readonly #fonts: Readonly<Record<Weight, readonly OpenFont[]>>;
  readonly #direction: Direction;

  private constructor(fonts: Readonly<Record<Weight, readonly OpenFont[]>>, direction: Direction) {
    this.#fonts = fonts;
    this.#direction = direction;
  }

  /** Opens the fonts for all texts of a document. `direction`: that of its language. */
  static async open(
    document: PDFDocument,
    texts: Readonly<Record<Weight, string>>,
    direction: Direction,
  ): Promise<PdfLetters> {
    const plain = await openFonts(document, texts.plain, 'plain');
    return new PdfLetters({ plain, bold: await openFonts(document, texts.bold, 'bold') }, direction);
  }

  widthOf(text: string, { size, weight }: Pick<Look, 'size' | 'weight'>): number {
    return this.#runs(text, weight).reduce(
      (width, { text: letters, font }) => width + font.widthOfTextAtSize(letters, size),
      0,
    );
  }

  /** Writes one line of text, from the left end of its baseline. */
  draw(page: PDFPage, text: string, { x, y }: { readonly x: number; readonly y: number }, look: Look): void {
    let start = x;
    for (const { text: letters, font } of this.#runs(text, look.weight)) {
      page.drawText(letters, { x: start, y, size: look.size, color: look.color, font });
      start += font.widthOfTextAtSize(letters, look.size);
    }
  }

  /** As much of a text as fits into a width. */
  cut(text: string, look: Look, width: number): string {
    // No letter of a name is as narrow as this; the rest is not measured.
    const most = Math.ceil(width / (look.size * 0.15));
    const letters = [...text].slice(0, most);
    const whole = this.widthOf(letters.join(''), look);
    if (whole <= width && letters.join('') === text) return text;
    let count = Math.min(letters.length - 1, Math.ceil((letters.length * width) / whole));
    const shown = () => `${letters.slice(0, count).join('').trimEnd()}…`;
    while (count > 1 && this.widthOf(shown(), look) > width) count -= 1;
    return shown();
  }

  /** The lines of a text in a width; a word that is longer than a line is broken. */
  wrapped(text: string, look: Look, width: number): readonly string[] {
    const space = this.widthOf(' ', look);
    const lines: string[] = [];
    let left = 0;
    for (const word of text.split(' ').filter(Boolean)) {
      const wide = this.widthOf(word, look);
      if (wide + space <= left) {
        lines.push(`${lines.pop() ?? ''} ${word}`);
        left -= wide + space;
      } else {
        lines.push(...(wide > width ? this.#broken(word, wide, width) : [word]));
        left = width - (wide > width ? this.widthOf(lines.at(-1) ?? '', look) : wide);
      }
    }
    return lines;
  }

  #broken(word: string, wide: number, width: number): readonly string[] {
    const letters = [...word];
    // Letters differ in their width.
    const count = Math.max(1, Math.floor((letters.length * width * 0.8) / wide));
    const starts = Array.from({ length: Math.ceil(letters.length / count) }, (_, index) => index * count);
    return starts.map((start) => letters.slice(start, start + count).join(''));
  }

  #runs(text: string, weight: Weight) {
    const fonts = this.#fonts[weight];
    return visualRuns<PDFFont>(
      inLettersOf(text, fonts),
      (letter, before) => fontFor(letter, fonts, before),
      this.#direction,
    );
  }
}

async function openFonts(document: PDFDocument, text: string, weight: Weight): Promise<readonly OpenFont[]> {
  const used = fontFiles.filter(({ letters }, index) => index === 0 || letters.test(text));
  const fonts: OpenFont[] = [];
  for (const file of used) {
    document.registerFontkit({ create: (data) => (file.isJoined ? joined(opened(data)) : unjoined(opened(data))) });
    // Other calls of the process are not kept waiting for all fonts.
    await pause();
    const font = await document.embedFont(file[weight], { subset: true });
    fonts.push({ font, letters: new Set(font.getCharacterSet()) });
  }
  return fonts;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** fontkit unpacks the whole table of a WOFF file for each letter: the file is unpacked once. */
const opened = (woff: Uint8Array) => create(woffToSfnt(woff, unzlibSync) as Buffer) as Font;

/** Joins letters from the right; digits of Arabic are read from the left. */
function joined(font: Font): Font {
  const layout = font.layout.bind(font);
  const directionOf = (text: string): Direction => (/\p{L}/u.test(text) ? 'rtl' : 'ltr');
  return Object.assign(font, {
    layout: (text: string) => layout(text, undefined, undefined, undefined, directionOf(text)),
  });
}

/** Sets each letter as it is, without the rules by which letters are joined, kerned and replaced. */
function unjoined(font: Font): Font {
  return Object.assign(font, { layout: (text: string) => ({ glyphs: font.glyphsForString(text) }) });
}

/** A text in letters that the fonts have: otherwise the base letter (ặ => a), or a question mark. */
function inLettersOf(text: string, fonts: readonly OpenFont[]): string {
  const has = (letter: string) => fonts.some(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  const written = [...text.normalize('NFC').replace(vowelSigns, '')].map((letter) => {
    // Signs of direction are needed for the order, and have no glyph.
    if (has(letter) || /\p{Cf}/u.test(letter)) return letter;
    const [base = ''] = (replacements[letter] ?? letter).normalize('NFD');
    return has(base) ? base : '?';
  });
  return written.join('');
}

/** A space uses the font of the letter before, so that words of one script are one run. */
function fontFor(letter: string, fonts: readonly OpenFont[], before: PDFFont | undefined): PDFFont | undefined {
  if (/\p{Cf}/u.test(letter)) return undefined;
  const code = letter.codePointAt(0) ?? 0;
  const having = fonts.filter(({ letters }) => letters.has(code)).map(({ font }) => font);
  return /\s/.test(letter) && before !== undefined && having.includes(before) ? before : having[0];
}
