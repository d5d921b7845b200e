import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { Http } from '@iwan/shared/contracts/http';
import type { Leader } from '@iwan/shared/domain/model/entities';
import { readMedia } from '@iwan/shared/domain/record/media-path';
import { readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { webUrl } from '@iwan/shared/domain/record/web-url';
import { teamPath } from '../../calls';

interface TeamCalls {
  /** The members of type Leader, in the order of the backend. */
  leaders(signal?: AbortSignal): Promise<readonly Leader[]>;
}

/** The call for the team (section 7). */
export function teamApi(http: Http): TeamCalls {
  return {
    async leaders(signal) {
      const { entries } = readEnvelope(await http.get(teamPath, signal), 'data');
      return parseRecords(entries, 'team member', parseMember, http.report)
        .filter(({ isLeader }) => isLeader)
        .map(({ isLeader: _, ...leader }) => leader);
    },
  };
}

/** A member of the team off the wire (section 3); `null` without a name. */
function parseMember(record: UntrustedRecord): (Leader & { readonly isLeader: boolean }) | null {
  const name = readLine(record, 'name');
  if (!name) return null;
  return {
    id: readText(record, 'id') ?? name,
    name,
    image: readMedia(record, 'image'),
    designation: readLine(record, 'designation'),
    linkedin: webUrl(readText(record, 'linkedin')),
    isLeader: readText(record, 'type')?.toLowerCase() === 'leader',
  };
}
