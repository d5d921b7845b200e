import { defaultLanguage, type LanguageCode, languages } from '@iwan/shared/domain/format/languages';
import { type TranslatedLanguage, translatedCodes } from '@iwan/shared/domain/translation/translated-fields';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../http/http-error';

const codes: readonly LanguageCode[] = languages.map(({ code }) => code);
const message = `lang must be one of ${codes.join(', ')}`;

/** The parameter of the calls that read. */
export const languageQuery = z.object({ lang: z.enum(codes, { error: message }).optional() });

/** The language of a response; `null` for the one of the records. Throws an `HttpError` 400 for an unknown one. */
export function askedLanguage({ query }: Pick<FastifyRequest, 'query'>): TranslatedLanguage | null {
  const lang: unknown = Reflect.get(query as object, 'lang');
  if (lang === undefined || lang === defaultLanguage.code) return null;
  const asked = translatedCodes.find((code) => code === lang);
  if (asked === undefined) throw new HttpError(400, message, [{ field: 'lang', message }]);
  return asked;
}
