import { callMethods } from '@iwan/shared/contracts/call';
import { formNamePattern, type Hydration, hydrations, versionPattern } from '@iwan/shared/contracts/release';
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

const sentence = z.string().min(1).max(200);
const kinds = ['name', 'phone', 'email', 'message', 'location', 'text', 'choice'] as const;

const field = z
  .object({
    kind: z.enum(kinds),
    label: sentence.optional(),
    missing: sentence.optional(),
    options: z.array(sentence).min(1).max(50).optional(),
  })
  .refine(({ kind, options }) => (kind === 'choice') === (options !== undefined), {
    error: 'A choice has options, and no other field has',
    path: ['options'],
  });

/** A kind of lead of `release.json`. Its messages are for the author of `src/exposes.ts`. */
const leadShape = z
  .object({
    name: z.string().regex(formNamePattern),
    title: sentence,
    consent: sentence.optional(),
    fields: z.record(z.string().regex(/^(?!(?:consent|consent_text|source|file|key)$)[a-z]\w{0,39}$/), field),
  })
  .refine(({ fields }) => Object.keys(fields).length <= 15, { error: 'A form has up to 15 fields', path: ['fields'] })
  .refine(({ fields }) => ['email', 'phone'].some((name) => fields[name]?.kind === name && fields[name].missing), {
    error: 'A lead is erased by its email or phone: one of them is a required field of that kind',
    path: ['fields'],
  });

// A path never leads out of the release's folder.
const path = z.string().regex(/^(?!.*\.\.)(browser|server)\/[\w./-]+$/);
const word = z.string().max(200);
const moduleName = z.string().regex(/^\.\/[\w./-]+$/);
/** A value that a later minor version has added is replaced by the default: the part works, only sooner. */
const hydration = z.enum(hydrations as [Hydration, ...Hydration[]]).catch('idle');
const languageCode = z.string().regex(/^[a-z]{2,3}$/);
const forms = z.array(word).optional();
const slot = z.object({
  slot: word,
  module: moduleName,
  rank: z.number(),
  hydration,
  example: z.record(word, word).optional(),
  forms,
});
const page = z.object({
  name: word,
  pattern: word,
  module: moduleName,
  rank: z.number(),
  hydration,
  example: word,
  slots: z.array(word).optional(),
  forms,
  isPrivate: z.boolean().optional(),
});

const officePath = z.string().regex(/^(?!.*\.\.)browser\/office\/[\w./-]+$/);
const office = z.object({
  container: z.string().regex(/^\w+$/),
  entry: officePath,
  pages: z
    .array(
      z.object({
        name: word,
        pattern: word,
        module: moduleName,
        title: word,
        titles: z.record(languageCode, word).optional(),
        inMenu: z.number().optional(),
        resource: word.optional(),
      }),
    )
    .max(100),
});

/** Our four remotes have five to eleven. */
const mostCalls = 60;

const released = { js: z.array(path), later: z.array(path).default([]) };

const built = {
  name: z.string().regex(/^[\w-]+$/),
  version: z.string().regex(versionPattern),
  container: z.string().regex(/^\w+$/),
  entry: path,
  modules: z.record(moduleName, z.object({ server: path, css: z.array(path), ...released })),
  files: z.record(path, z.object({ bytes: z.number(), sha384: z.string(), sha256: z.string().exactOptional() })),
  publicPath: z.string().optional(),
  languages: z
    .record(languageCode, z.object({ entry: path, modules: z.record(moduleName, z.object(released)) }))
    .optional(),
  office: office.optional(),
};

const declared = {
  contract: word,
  contractVersion: z.number(),
  singletons: z.record(word, word),
  pages: z.array(page),
  slots: z.array(slot),
  dialogs: z.array(
    z.object({
      name: word,
      title: word,
      titles: z.record(languageCode, word).optional(),
      module: moduleName,
      forms,
      isPrivate: z.boolean().optional(),
    }),
  ),
  resources: z.array(z.object({ name: word, pattern: word, server: path })).default([]),
  services: z.array(word).default([]),
  leads: z.array(leadShape).optional(),
  calls: z.array(callShape).optional(),
  backend: z.object({ contract: word, calls: z.array(word).max(mostCalls) }),
};

/**
 * `release.json` of a remote, as this shell parses it (contract 3). Unknown keys are ignored, so that a later minor
 * version can add some. `npm run release-schema -w shell` publishes it as a JSON Schema.
 */
export const releaseShape = z.object({ ...built, ...declared });

/** The limits of a release. A composition of several releases at these limits takes a tenth of a second. */
export const mostOfEach = {
  pages: 200,
  slots: 50,
  dialogs: 50,
  resources: 50,
  services: 20,
  leads: 20,
  calls: mostCalls,
  modules: 300,
} as const;
