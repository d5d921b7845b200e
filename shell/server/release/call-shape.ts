import { callMethods } from '@iwan/shared/contracts/call';
import { z } from 'zod';

/** The longest times of a call, fresh and stale, in seconds: an hour and a day. */
const longestFresh = 3_600;
const longestStale = 86_400;

/**
 * Only literal segments and whole parameters, and no parameter as the first segment: such a pattern is matched in one step for
 * each segment, and concerns one resource of the backend.
 */
const pathPattern = /^\/api\/[\w-][\w.-]{0,59}(\/(:[A-Za-z]\w{0,59}|[\w-][\w.-]{0,59})){0,5}$/;

const seconds = (longest: number) => z.number().int().min(0).max(longest);

/** A call of `release.json`. Its messages are for the author of `src/exposes.ts`. */
export const callShape = z
  .object({
    method: z.enum(callMethods),
    path: z
      .string()
      .regex(
        pathPattern,
        'A path is /api/ with up to six words or whole parameters below it, the first of them a word',
      ),
    answer: z.object({ key: z.string().regex(/^\w{1,60}$/), holds: z.enum(['list', 'record']) }).optional(),
    keep: z
      .object({
        freshFor: seconds(longestFresh),
        staleFor: seconds(longestStale),
        variesBy: z.array(z.string().max(60)).max(10),
        isNewForBrowsers: z.boolean().optional(),
      })
      .optional(),
  })
  .refine(({ method, keep }) => keep === undefined || method === 'GET', {
    error: 'Of a call that is no GET nothing is kept',
    path: ['keep'],
  })
  .refine(({ answer, keep }) => keep === undefined || answer !== undefined, {
    error: 'A call that is kept says what its answer holds',
    path: ['answer'],
  });
