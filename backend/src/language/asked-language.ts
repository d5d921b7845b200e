import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import { defaultLanguage, type LanguageCode, languageOf, languages } from '@iwan/shared/domain/format/languages';
import { type TranslatedLanguage, translatedLanguages } from '@iwan/shared/domain/translation/translated-fields';
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
  const asked = translatedLanguages.find((code) => code === lang);
  if (asked === undefined) throw new HttpError(400, message, [{ field: 'lang', message }]);
  return asked;
}

/**
 * The locale (BCP 47) of the page that a request comes from, for mails and refusals: by `lang` in its address, or the language of a lead or an
 * alert. The default one for anything else.
 */
export function requestLocale({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string {
  const sent = fieldOf(query, 'lang') ?? fieldOf(body, languageField);
  return languageOf(readLanguageField(sent) ?? defaultLanguage.code).locale;
}

const fieldOf = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
