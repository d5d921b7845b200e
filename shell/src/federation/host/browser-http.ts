import { getHttp, provideHttp } from '@iwan/shared/api/http';
import { localeOfWindow, sendingInLanguage } from '@iwan/shared/api/translation/http-in-language';
import type { Http } from '@iwan/shared/contracts/http';
import { withTimeLimit } from '../../network/time-limit';

/** The timeout of loading the transport's code, in milliseconds. */
const codeTimeLimit = 12_000;
/** How often a failed GET is retried (a lost connection or a temporary refusal). */
const retries = 1;
const always = new AbortController().signal;

/**
 * How this tab calls the backend. The code is loaded with the first call: the first page needs none, its data is in the
 * document. Where the code fails to load, the call rejects, and the next one loads it again.
 */
export function provideBrowserHttp(): void {
  let http: Promise<Http> | null = null;
  provideHttp(() => {
    http ??= withTimeLimit(
      codeTimeLimit,
      always,
      () => import(/* webpackChunkName: "http" */ '@iwan/shared/api/create-http'),
    ).then(({ createHttp }) => {
      const report: Http['report'] = (error) => console.info('[iwan]', error);
      return sendingInLanguage(createHttp({ baseUrl: '', retries, report }), localeOfWindow);
    });
    http.catch(() => {
      http = null;
    });
    return http;
  });
}

/** The same for a loader: the code is loaded with its first call, so that a loader without calls does not wait for it. */
export const httpOnDemand: Http = {
  get: async (...call) => (await getHttp()).get(...call),
  send: async (...call) => (await getHttp()).send(...call),
  report: async (error) => (await getHttp()).report(error),
};
