import { isApiError } from '@iwan/shared/api/api-error';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import {
  asRecord,
  readLine,
  readRecords,
  readText,
  type UntrustedRecord,
} from '@iwan/shared/domain/record/untrusted-record';
import { type ShortlistAnswer, shortlistLimits, shortlistVotes } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { withQuery } from '@iwan/shared/paths/query';
import { shortlistsPath } from '../../calls';

/** `browser`: the secret for the forms of a browser without a cookie, else empty. */
export type ShortlistState =
  | { readonly kind: 'new'; readonly browser: string; readonly projects: readonly ProjectCard[] }
  | OpenShortlist
  | { readonly kind: 'unknown' | 'ended' | 'away' };

export interface OpenShortlist {
  readonly kind: 'open';
  readonly browser: string;
  readonly token: string;
  readonly name: string;
  /** This browser has made it. */
  readonly isMine: boolean;
  /** Whose answers the form changes; `null` for somebody new. */
  readonly you: ShortlistPerson | null;
  readonly people: readonly ShortlistPerson[];
  readonly projects: readonly ShortlistedProject[];
}

export interface ShortlistPerson {
  readonly id: string;
  readonly name: string;
  readonly isMine: boolean;
  readonly answers: Readonly<Record<string, ShortlistAnswer>>;
}

export interface ShortlistedProject {
  readonly id: string;
  /** When it was added. */
  readonly name: string;
  /** `null` where it is no longer listed. */
  readonly card: ProjectCard | null;
}

type Arguments = Pick<LoaderArguments, 'params' | 'query' | 'http' | 'signal'>;

/** In place of a token: the page that makes a shortlist. */
const newToken = 'new';

/** Loads a shortlist with the votes so far, or the projects for a new one. Never rejects. */
export async function loadShortlist({ params, query, http, signal }: Arguments): Promise<ShortlistState> {
  const cardsOf = (ids: readonly string[]) => projectsApi(http).cards(ids.slice(0, shortlistLimits.projects), signal);
  const { token = newToken } = params;
  const isNew = token === newToken;
  try {
    const response = http.get(withQuery(shortlistsPath, { token: isNew ? undefined : token }), signal);
    // A shortlist can be made without the secret: only a second press would make another one.
    const data = asRecord(asRecord(await (isNew ? response.catch(() => null) : response))?.data) ?? {};
    const browser = readText(data, 'browser') ?? '';
    if (isNew) return { kind: 'new', browser, projects: await cardsOf(query.getAll('project')) };
    const listed = readRecords(data, 'projects').map((each) => ({
      id: readText(each, 'id') ?? '',
      name: nameOf(each),
    }));
    const cards = new Map((await cardsOf(listed.map(({ id }) => id))).map((card) => [card.id, card]));
    const people = readRecords(data, 'people').map(personOf);
    const you = query.has('another') ? null : (people.findLast(({ isMine }) => isMine) ?? null);
    return {
      ...{ kind: 'open', browser, token, name: nameOf(data), isMine: data.mine === true, people, you },
      projects: listed.map((each) => ({ ...each, card: cards.get(each.id) ?? null })),
    };
  } catch (error) {
    const status = isApiError(error) ? error.status : null;
    if (status === 410) return { kind: 'ended' };
    const isUnknown = !isNew && (status === 404 || status === 400);
    return { kind: isUnknown ? 'unknown' : 'away' };
  }
}

const nameOf = (record: UntrustedRecord) => readLine(record, 'name') ?? '';

function personOf(record: UntrustedRecord): ShortlistPerson {
  const answers = Object.entries(asRecord(record.answers) ?? {}).map(([project, value]) => {
    const answer = asRecord(value) ?? {};
    const vote = shortlistVotes.find((each) => each === answer.vote);
    return [project, { vote, comment: readText(answer, 'comment') ?? undefined }] as const;
  });
  return {
    ...{ id: readText(record, 'id') ?? '', name: nameOf(record), isMine: record.mine === true },
    answers: Object.fromEntries(answers),
  };
}
