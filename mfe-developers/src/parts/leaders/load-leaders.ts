import { isApiError } from '@iwan/shared/api/api-error';
import { readTranslation } from '@iwan/shared/api/translation/read-translation';
import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Leader } from '@iwan/shared/domain/model/entities';
import { readMedia } from '@iwan/shared/domain/record/media-path';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { webUrl } from '@iwan/shared/domain/record/web-url';
import { teamPath } from '../../calls';

export interface LeadersData {
  readonly leaders: readonly Leader[];
  /** Whether loading them failed, which is only logged (section 8). */
  readonly isMissing: boolean;
}

/** The leaders of the team; empty where the backend fails, which is logged and not shown (section 8). */
export async function loadLeaders({ http, signal }: Pick<LoaderArguments, 'http' | 'signal'>): Promise<LeadersData> {
  try {
    return { leaders: await leadersOf(http, signal), isMissing: false };
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    http.report({ resource: 'team', index: 0, reason: error.message });
    return { leaders: [], isMissing: true };
  }
}

/** The members of type Leader, in the order of the backend (section 7). */
export async function leadersOf(http: Http, signal?: AbortSignal): Promise<readonly Leader[]> {
  const { entries } = readEnvelope(await http.get(teamPath, signal), 'data');
  return parseRecords(entries, 'team member', parseMember, http.report)
    .filter(({ isLeader }) => isLeader)
    .map(({ isLeader: _, ...leader }) => leader);
}

/** A member of the team off the wire (section 3); `null` without a name. */
function parseMember(record: UntrustedRecord): (Leader & { readonly isLeader: boolean }) | null {
  const name = readLine(record, 'name');
  if (!name) return null;
  return {
    id: readText(record, 'id') ?? name,
    name,
    ...readTranslation(record),
    image: readMedia(record, 'image'),
    designation: readLine(record, 'designation'),
    linkedin: webUrl(readText(record, 'linkedin')),
    isLeader: readText(record, 'type')?.toLowerCase() === 'leader',
  };
}
