import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import type { FastifyRequest } from 'fastify';

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
