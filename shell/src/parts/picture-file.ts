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

/** The attributes of the `link` that preloads a picture. */
export function preloadOf({ avif, sizes }: PictureFile): Readonly<Record<string, string>> {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: avif,
    imagesizes: sizes,
    fetchpriority: 'high',
  };
}
