import { isApiError } from '@iwan/shared/api/api-error';
import { searchAlertsPath } from '@iwan/shared/api/declared-calls';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { type AlertFrequency, readAlertFrequency } from '@iwan/shared/domain/search/alert-frequency';
import { withQuery } from '@iwan/shared/paths/query';
import { type StoredSearch, searchPath } from '@iwan/shared/paths/search-words';
import { subjectOfSearch } from '@iwan/shared/paths/unit-search';

/** The subject of an alert. A backend without this field has alerts about searches only. */
export type AlertAbout = 'search' | 'unit' | 'project';

/** The state of the page behind a link of an alert mail; `search` is the search or the unit as text, `path` its page. */
export type SearchAlertState =
  | ({ readonly kind: 'new'; readonly stored: StoredSearch } & Pick<LinkedAlert, 'about' | 'search' | 'path'>)
  | { readonly kind: 'sent'; readonly about: AlertAbout; readonly path: string }
  | ({ readonly kind: 'ask' | 'begun' | 'stop' } & LinkedAlert)
  | { readonly kind: 'ended'; readonly about: AlertAbout }
  | { readonly kind: 'expired' | 'away' };

export interface LinkedAlert {
  readonly about: AlertAbout;
  readonly search: string;
  readonly path: string;
  readonly token: string;
  /** `null` with a backend that mails daily only. */
  readonly frequency: AlertFrequency | null;
}

type Arguments = Pick<LoaderArguments, 'params' | 'query' | 'http' | 'signal'>;

/** Loads what the link of a mail is about. Following a link changes nothing: mail programs open links by themselves. */
export async function loadSearchAlert({ params: { step }, query, http, signal }: Arguments): Promise<SearchAlertState> {
  const stored = { query: query.get('query') ?? '', slug: query.get('slug') || null };
  if (step === 'sent') {
    return { kind: 'sent', about: subjectOfSearch(stored), path: cameFrom(query) };
  }
  if (step === 'ended') return { kind: 'ended', about: readAbout(query.get('about')) };
  if (step !== 'new' && step !== 'confirm' && step !== 'end') return { kind: 'expired' };
  const token = query.get('token') ?? '';
  try {
    const asked = step === 'new' ? { ...stored, slug: stored.slug ?? undefined } : { token };
    const found = readLinked(await http.get(withQuery(searchAlertsPath, asked), signal));
    const { isConfirmed, ...about } = found;
    if (step === 'new') return { kind: 'new', stored, ...about };
    const linked = { ...about, token };
    if (step === 'end') return { kind: 'stop', ...linked };
    return { kind: isConfirmed ? 'begun' : 'ask', ...linked };
  } catch (error) {
    const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'expired' : 'away' };
  }
}

export const readAbout = (text: string | null): AlertAbout => (text === 'unit' || text === 'project' ? text : 'search');

const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** The page of the form, where the form has sent it, otherwise that of the search. A path to another site is replaced. */
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
    about: readAbout(data && readText(data, 'about')),
    frequency: readAlertFrequency(data?.frequency),
  };
}
