import { shortlistLimits, shortlistVotes } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import { refusals } from '../http/refusals/refusals';

const tooLong = refusals.shortlistTooLong;
const words = z.string().transform((text) => cleanText(text).trim());
const name = (missing: string) => words.pipe(z.string().min(1, missing).max(shortlistLimits.name, tooLong));
const token = z.string({ error: refusals.linkIncomplete }).max(200, refusals.linkInvalid);
/** Made by the backend for the forms of a page in a browser without a cookie. */
const browser = z.string().max(200, refusals.linkInvalid).optional();
const person = z.string().max(40);
const id = z.coerce.number().int().min(1).max(2_147_483_647);

export const shortlistQuery = z.object({ token: token.optional() });

export const shortlistForm = z.object({
  ...{ browser, name: name(refusals.shortlistNameMissing) },
  projects: z
    .array(id)
    .min(1, refusals.shortlistProjectsMissing)
    .max(shortlistLimits.projects, refusals.shortlistTooMany),
});

/** `person`: who changes their answers, and perhaps their name; by the name where it is left out. */
export const answerForm = z.object({
  ...{ token, browser, person: person.optional(), name: name(refusals.nameMissing) },
  /** By the id of the project. One that is left out stays as it is. */
  answers: z.record(
    z.string().max(10),
    z.object({
      vote: z.enum(shortlistVotes).optional(),
      comment: words.pipe(z.string().max(shortlistLimits.comment, tooLong)).optional(),
    }),
  ),
});

/** With `project` only the comment on it is removed, else the person. */
export const removeForm = z.object({ token, person, project: id.optional() });
export const endForm = z.object({ token });
