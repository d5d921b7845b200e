import { fileTypeFromBuffer } from 'file-type/core';
import { HttpError } from '../../http/http-error';
import { type EncodedPicture, encodePicture } from './encode-picture';

/** What a field accepts: a picture, or a picture or PDF. */
export const uploadKinds = ['picture', 'file'] as const;

export type UploadKind = (typeof uploadKinds)[number];

/** A file to be stored. */
export type ReadUpload =
  | ({ readonly kind: 'picture' } & EncodedPicture)
  | { readonly kind: 'document'; readonly content: Buffer };

/** By the names of the library file-type. SVG is not among them: it may contain a script. */
const pictureTypes: readonly string[] = ['jpg', 'png', 'webp', 'avif', 'gif'];

/**
 * Parses an uploaded file by its bytes; its name and its declared type are not read. Pictures are encoded again, a PDF is stored
 * as it is. Throws an `HttpError` 400 with a sentence for the person who uploads.
 */
export async function readUpload(content: Buffer, kind: UploadKind): Promise<ReadUpload> {
  if (content.length === 0) throw new HttpError(400, 'The file is empty');
  const type = (await fileTypeFromBuffer(content))?.ext ?? '';
  if (pictureTypes.includes(type)) return { kind: 'picture', ...(await encodePicture(content)) };
  if (kind === 'file' && type === 'pdf') return { kind: 'document', content };
  if (type === 'heic') {
    throw new HttpError(400, 'Pictures of the kind HEIC cannot be read here. Please save it as a JPEG.');
  }
  throw new HttpError(
    400,
    kind === 'file'
      ? 'This file is not supported. Choose a JPEG, PNG, WebP, AVIF, GIF or PDF.'
      : 'This file is not supported. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  );
}
