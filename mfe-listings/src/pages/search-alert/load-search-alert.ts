import { isApiError } from '@iwan/shared/api/api-error';
import { searchAlertsPath } from '@iwan/shared/api/declared-calls';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { type AlertFrequency, readAlertFrequency } from '@iwan/shared/domain/search/alert-frequency';
import { withQuery } from '@iwan/shared/paths/query';
import { searchPath } from '@iwan/shared/paths/search-words';
import { unitOfSearch } from '@iwan/shared/paths/unit-search';

/** The subject of an alert. A backend without this field has alerts about searches only. */
export type AlertAbout = 'search' | 'unit';

/** The state of the page behind a link of an alert mail; `search` is the search or the unit as text, `path` its page. */
export type SearchAlertState =
  | { readonly kind: 'sent'; readonly about: AlertAbout; readonly path: string }
  | ({ readonly kind: 'ask' | 'stop' } & LinkedAlert)
  | ({ readonly kind: 'begun'; readonly path: string } & LinkedAlert)
  | { readonly kind: 'ended'; readonly about: AlertAbout }
  | { readonly kind: 'expired' | 'away' };

export interface LinkedAlert {
  readonly about: AlertAbout;
  readonly search: string;
  readonly token: string;
  /** `null` with a backend that mails daily only. */
  readonly frequency: AlertFrequency | null;
}

type Arguments = Pick<LoaderArguments, 'params' | 'query' | 'http' | 'signal'>;

/** Loads what the link of a mail is about. Following a link changes nothing: mail programs open links by themselves. */
export async function loadSearchAlert({ params: { step }, query, http, signal }: Arguments): Promise<SearchAlertState> {
  if (step === 'sent') {
    const isOfUnit = unitOfSearch({ query: query.get('query') ?? '' }) !== null;
    return { kind: 'sent', about: isOfUnit ? 'unit' : 'search', path: cameFrom(query) };
  }
  if (step === 'ended') return { kind: 'ended', about: readAbout(query.get('about')) };
  if (step !== 'confirm' && step !== 'end') return { kind: 'expired' };
  const token = query.get('token') ?? '';
  try {
    const found = readLinked(await http.get(withQuery(searchAlertsPath, { token }), signal));
    const { path, isConfirmed, ...about } = found;
    const linked = { ...about, token };
    if (step === 'end') return { kind: 'stop', ...linked };
    return isConfirmed ? { kind: 'begun', path, ...linked } : { kind: 'ask', ...linked };
  } catch (error) {
    const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'expired' : 'away' };
  }
}

const readAbout = (text: string | null): AlertAbout => (text === 'unit' ? 'unit' : 'search');

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
