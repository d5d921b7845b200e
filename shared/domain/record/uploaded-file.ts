/** The folder of uploaded files in the paths of records. */
export const uploadedFolder = 'media/uploaded';

/** The longest edge of an uploaded picture after it has been stored, in pixels. */
export const longestEdge = 3200;

/** A file that was uploaded in the office, as its path describes it. Sizes are in pixels. */
export type UploadedFile =
  | { readonly kind: 'picture'; readonly width: number; readonly height: number }
  | { readonly kind: 'document' };

/** The name of an uploaded file: a hash of its content, and the size of a picture. */
export const uploadedName = /^[0-9a-f]{32}(?:-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp|\.pdf)$/;

/**
 * What the path of an uploaded file says; `null` for any other path.
 *
 *     media/uploaded/0f…9a-1600x900.webp  =>  { kind: 'picture', width: 1600, height: 900 }
 */
export function readUploadedPath(path: string): UploadedFile | null {
  if (!path.startsWith(`${uploadedFolder}/`)) return null;
  const found = uploadedName.exec(path.slice(uploadedFolder.length + 1));
  if (found === null) return null;
  const [, width, height] = found;
  return width === undefined ? { kind: 'document' } : { kind: 'picture', width: Number(width), height: Number(height) };
}

/** The largest uploaded file in bytes: a photo of a good camera, a brochure, a file of records. */
export const largestUpload = 25 * 1024 * 1024;
