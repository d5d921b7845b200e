import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline';
import cyrillicBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline';
import cyrillicExtended from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline';
import cyrillicExtendedBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline';
import latinExtended from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline';
import latinExtendedBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline';
import arabic from '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff?inline';
import arabicBold from '@fontsource/vazirmatn/files/vazirmatn-arabic-700-normal.woff?inline';

export type Weight = 'plain' | 'bold';

/** A font of the documents, in two weights, as data URLs. */
export interface FontFile extends Readonly<Record<Weight, string>> {
  /** The letters that it may have: a font without any letter of a document is not opened. */
  readonly letters: RegExp;
  /** Its letters are joined. All others are set one beside another, which takes a fraction of the time. */
  readonly isJoined: boolean;
}

/** The fonts of the documents, under the SIL Open Font License. Of two that have a letter the first is used. */
export const fontFiles: readonly FontFile[] = [
  { letters: /[\u0020-\u00ff\u2000-\u206f\u20ac\u2122\u2212]/, plain: latin, bold: latinBold, isJoined: false },
  {
    letters: /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/,
    plain: latinExtended,
    bold: latinExtendedBold,
    isJoined: false,
  },
  { letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/, plain: cyrillic, bold: cyrillicBold, isJoined: false },
  { letters: /[\u0460-\u052f]/, plain: cyrillicExtended, bold: cyrillicExtendedBold, isJoined: false },
  {
    letters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/,
    plain: arabic,
    bold: arabicBold,
    isJoined: true,
  },
];
