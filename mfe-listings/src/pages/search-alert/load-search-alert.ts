import { isApiError } from '@iwan/shared/api/api-error';
import { searchAlertsPath } from '@iwan/shared/api/declared-calls';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';
import { searchPath } from '@iwan/shared/paths/search-words';

/** The state of the page behind a link of an alert mail; `search` is the search in words, `path` its page. */
export type SearchAlertState =
  | { readonly kind: 'sent'; readonly path: string }
  | { readonly kind: 'ask' | 'stop'; readonly search: string; readonly token: string }
  | { readonly kind: 'begun'; readonly search: string; readonly path: string }
  | { readonly kind: 'ended' | 'expired' | 'away' };

type Arguments = Pick<LoaderArguments, 'params' | 'query' | 'http' | 'signal'>;

/** Loads what the link of a mail is about. Following a link changes nothing: mail programs open links by themselves. */
export async function loadSearchAlert({ params: { step }, query, http, signal }: Arguments): Promise<SearchAlertState> {
  if (step === 'sent') return { kind: 'sent', path: cameFrom(query) };
  if (step === 'ended') return { kind: 'ended' };
  if (step !== 'confirm' && step !== 'end') return { kind: 'expired' };
  const token = query.get('token') ?? '';
  try {
    const found = readLinked(await http.get(withQuery(searchAlertsPath, { token }), signal));
    const { search, path, isConfirmed } = found;
    if (step === 'end') return { kind: 'stop', search, token };
    return isConfirmed ? { kind: 'begun', search, path } : { kind: 'ask', search, token };
  } catch (error) {
    const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'expired' : 'away' };
  }
}

const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** The page of the form, where it has said so, or that of the search. A path to another site is replaced. */
function cameFrom(query: URLSearchParams): string {
  const back = query.get('back') ?? '';
  if (isOwnPath(back)) return back;
  return searchPath({ query: query.get('query') ?? '', slug: query.get('slug') || null });
}

/** The response is untrusted: a path to another site is replaced. */
function readLinked(body: unknown) {
  const data = asRecord(asRecord(body)?.data);
  const path = data && readText(data, 'path');
  return {
    search: (data && readText(data, 'search')) ?? '',
    path: path && isOwnPath(path) ? path : '/',
    isConfirmed: data?.confirmed === true,
  };
}
