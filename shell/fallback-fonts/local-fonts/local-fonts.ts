/** A font that is installed on visitors' devices, together with fonts of the same widths. */
export interface LocalFont {
  /** The first part of the names of its fallback faces. */
  readonly name: string;
  /**
   * The names for `local()`: full names, and PostScript names where the full name is not the same in all versions of a font
   * ("Roboto" on Android, "Roboto Regular" elsewhere).
   */
  readonly localNames: readonly string[];
  /** The free font among them, which is measured, and installed alone by the journeys. */
  readonly free: `@fontsource/${string}` | 'selawik';
}

/** Fonts without serifs, in the order in which they are tried. */
export const sansFonts: readonly LocalFont[] = [
  {
    name: 'Arial',
    localNames: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo-Regular'],
    free: '@fontsource/arimo',
  },
  { name: 'Roboto', localNames: ['Roboto', 'Roboto-Regular'], free: '@fontsource/roboto' },
  { name: 'Segoe UI', localNames: ['Segoe UI', 'Selawik'], free: 'selawik' },
  { name: 'Noto Sans', localNames: ['Noto Sans', 'NotoSans-Regular'], free: '@fontsource/noto-sans' },
  { name: 'DejaVu Sans', localNames: ['DejaVu Sans'], free: '@fontsource/dejavu-sans' },
];

/** Fonts with serifs, sorted by how close the widths of their texts are to Marcellus. */
export const serifFonts: readonly LocalFont[] = [
  { name: 'Georgia', localNames: ['Georgia', 'Gelasio-Regular'], free: '@fontsource/gelasio' },
  { name: 'Noto Serif', localNames: ['Noto Serif', 'NotoSerif-Regular'], free: '@fontsource/noto-serif' },
  { name: 'DejaVu Serif', localNames: ['DejaVu Serif'], free: '@fontsource/dejavu-serif' },
  {
    name: 'Times',
    localNames: ['Times New Roman', 'Liberation Serif', 'Times', 'Tinos-Regular'],
    free: '@fontsource/tinos',
  },
];

/** A font of the site, and the local fonts that replace it until it is loaded. */
export interface SiteFont {
  readonly name: 'Jost' | 'Marcellus';
  /** Its file in `src/theme/fonts`. */
  readonly file: string;
  /** The weights that the site uses, lightest first; the last one is used for bolder text too. */
  readonly weights: readonly number[];
  readonly localFonts: readonly LocalFont[];
}

export const siteFonts: readonly SiteFont[] = [
  {
    name: 'Marcellus',
    file: 'marcellus-latin-400-normal.woff2',
    weights: [400],
    // Some devices have a single font, and that is one without serifs.
    localFonts: [...serifFonts, ...sansFonts],
  },
  { name: 'Jost', file: 'jost-latin-wght-normal.woff2', weights: [400, 500], localFonts: sansFonts },
];
