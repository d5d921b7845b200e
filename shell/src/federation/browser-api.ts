import { provideApi } from '@iwan/shared/api/provided';
import type { Api } from '@iwan/shared/contracts/api';
import { withTimeLimit } from './time-limit';

/** Milliseconds that the code of the calls may take to come. */
const codeTimeLimit = 12_000;
const always = new AbortController().signal;

/**
 * Says how this tab reaches the backend. The code of the calls comes with the first of them: the first page needs none,
 * its data is in the document. Where the code does not come, the call rejects, and the next one asks for it again.
 */
export function provideBrowserApi(): void {
  let api: Promise<Api> | null = null;
  provideApi(() => {
    api ??= withTimeLimit(
      codeTimeLimit,
      always,
      () => import(/* webpackChunkName: "api" */ '@iwan/shared/api/client'),
    ).then(({ createApi }) => createApi({ baseUrl: '', report: (problem) => console.info('[iwan]', problem) }));
    api.catch(() => {
      api = null;
    });
    return api;
  });
}
