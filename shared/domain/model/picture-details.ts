/** The point of a picture that stays in view when it is cropped, in per cent from its left and its top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What a record says of one of its pictures. */
export interface PictureDetail {
  readonly alt?: string;
  readonly focus?: FocalPoint;
}

/** By the path of the picture. */
export type PictureDetails = Readonly<Record<string, PictureDetail>>;
