import { getHttp } from '@iwan/shared/api/http';
import { defaultLanguage, languageOf, readPath } from '../../../domain/format/languages';
import type { Http } from '../../contracts/http';

const parameter = 'lang';

/**
 * A client that asks the backend for records in the language of a page (`locale`), where that is not their own. A plain backend does not know the
 * parameter, and answers in English.
 */
export function httpInLanguage<Client extends Http>(http: Client, locale: () => string): Client {
  if (process.env.ONLY_LANGUAGE === 'en') return http;
  const get: Http['get'] = (path, signal) => http.get(pathInLanguage(path, locale()), signal);
  return { ...sendingInLanguage(http, locale), get };
}

/** A client whose forms are answered in the language of a page: our backend writes refusals and mails in it. */
export function sendingInLanguage<Client extends Http>(http: Client, locale: () => string): Client {
  if (process.env.ONLY_LANGUAGE === 'en') return http;
  const send: Http['send'] = (method, path, body, options) =>
    http.send(method, pathInLanguage(path, locale()), body, options);
  return { ...http, send };
}

/** The locale of the page in this window, by its address. */
export const localeOfWindow = (): string => readPath(window.location.pathname).language.locale;

/** The client for calls after the page was loaded, in the language of its address: `translation` of the records has to be understood. */
export async function getHttpInLanguage(): Promise<Http> {
  const http = await getHttp();
  if (process.env.ONLY_LANGUAGE === 'en') return http;
  const made = inLanguage.get(http) ?? httpInLanguage(http, localeOfWindow);
  inLanguage.set(http, made);
  return made;
}

/** The same object for the same client: responses are cached by it. */
const inLanguage = new WeakMap<Http, Http>();

/** `/api/teamapi` => `/api/teamapi?lang=ar` */
function pathInLanguage(path: string, locale: string): string {
  const { code } = languageOf(locale);
  const [pathname = '', query] = path.split('?');
  // Resources of the site have the language in their path.
  if (code === defaultLanguage.code || !pathname.startsWith('/api/') || new URLSearchParams(query).has(parameter)) {
    return path;
  }
  return `${path}${query === undefined ? '?' : '&'}${parameter}=${code}`;
}
