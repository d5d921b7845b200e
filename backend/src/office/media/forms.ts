import { z } from 'zod';
import { uploadKinds } from '../../media/uploaded/read-upload';

/** The query of an upload. */
export const uploadQuery = z.object({ accept: z.enum(uploadKinds).default('picture') });

const percent = z.number('must be a number').min(0, 'must be 0 or more').max(100, 'must be 100 or less');
const extent = percent.gt(0, 'must be above 0');

/** The body of a crop: a picture that was uploaded, and a part of it in per cent of its width and height. */
export const cropForm = z
  .object({
    file: z.string('Please say which picture').max(300),
    left: percent,
    top: percent,
    width: extent,
    height: extent,
  })
  .refine(({ left, width }) => left + width <= 100.01, { path: ['width'], error: 'reaches beyond the picture' })
  .refine(({ top, height }) => top + height <= 100.01, { path: ['height'], error: 'reaches beyond the picture' });
