/** What `npm run fallback-fonts` has measured of one font of the site. */
export interface SiteFontMetrics {
  /** Above and below the baseline, as a share of the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** By weight and local font: the width of the site's texts in the site's font, relative to the local font. */
  readonly widthRatios: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type Metrics = Readonly<Record<string, SiteFontMetrics>>;
