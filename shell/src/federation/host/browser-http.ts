import { provideHttp } from '@iwan/shared/api/http';
import type { Http } from '@iwan/shared/contracts/http';
import { withTimeLimit } from '../../network/time-limit';

/** Milliseconds that the code of the transport may take to come. */
const codeTimeLimit = 12_000;
/** How often a reading is asked again that was cut off or turned away for the moment. */
const retries = 1;
const always = new AbortController().signal;

/**
 * Says how this tab reaches the backend. The code of it comes with the first call: the first page needs none, its data
 * is in the document. Where the code does not come, the call rejects, and the next one asks for it again.
 */
export function provideBrowserHttp(): void {
  let http: Promise<Http> | null = null;
  provideHttp(() => {
    http ??= withTimeLimit(
      codeTimeLimit,
      always,
      () => import(/* webpackChunkName: "http" */ '@iwan/shared/api/create-http'),
    ).then(({ createHttp }) =>
      createHttp({ baseUrl: '', retries, report: (problem) => console.info('[iwan]', problem) }),
    );
    http.catch(() => {
      http = null;
    });
    return http;
  });
}
