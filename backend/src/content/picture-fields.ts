import { safeMediaPath } from '@iwan/shared/domain/record/media-path';
import { mostPictures } from '@iwan/shared/domain/record/picture-details';
import { z } from 'zod';
import { parseCell } from './parse-cell';

const percent = z
  .number({ error: 'must be a number' })
  .min(0, 'must be 0 or more')
  .max(100, 'must be 100 or less')
  .nullish();

const picture = z.strictObject({
  file: z.string({ error: 'must be text' }).refine((path) => safeMediaPath(path) !== null, {
    error: 'must be a path inside the media folder or an http address',
  }),
  alt: z.string({ error: 'must be text' }).trim().max(300, 'is longer than 300 characters').nullish(),
  focus_x: percent,
  focus_y: percent,
});

/** What a project says of its pictures, beyond section 3. */
export const pictureFields = {
  pictures: z.preprocess(
    parseCell,
    z
      .array(picture, { error: 'must be a list of pictures' })
      .max(mostPictures, `has more than ${mostPictures} pictures`)
      .nullish(),
  ),
};
