/** The answer of `POST /media` and `POST /media/crop`: the path for a record, and the size of a picture in pixels. */
export type MediaFile =
  | { readonly file: string; readonly kind: 'picture'; readonly width: number; readonly height: number }
  | { readonly file: string; readonly kind: 'document'; readonly width: null; readonly height: null };
