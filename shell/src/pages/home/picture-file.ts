/** A picture in the widths 640, 960 and 1280, as `srcset` and `sizes` of HTML. */
export interface PictureFile {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly sizes: string;
}

/** The URLs of the three widths, smallest first, as a `srcset`. */
export function srcSet(small: string, middle: string, large: string): string {
  return `${small} 640w, ${middle} 960w, ${large} 1280w`;
}
