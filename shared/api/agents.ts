import type { Api } from '../contracts/api';
import type { Agent } from '../contracts/entities';
import { readMedia } from '../domain/record/media-path';
import { readLine, readLines, readText, type UntrustedRecord } from '../domain/record/untrusted-record';
import { webUrl } from '../domain/record/web-url';
import { type FetchJson, parseRecords, type Report, readEnvelope } from './wire';

/** The calls for agents (section 7). */
export function agentsApi(fetchJson: FetchJson, report: Report): Api['agents'] {
  return {
    async list(signal) {
      const { entries } = readEnvelope(await fetchJson('/api/agentapi', signal), 'data');
      return parseRecords(entries, 'agent', parseAgent, report);
    },
  };
}

/** An agent off the wire (section 3); `null` when it has no name. */
export function parseAgent(record: UntrustedRecord): Agent | null {
  const name = readLine(record, 'name');
  if (!name) return null;
  return {
    id: readText(record, 'id') ?? name,
    name,
    image: readMedia(record, 'images'),
    languages: readLines(record, 'language').join(', ') || null,
    designation: readLine(record, 'designation'),
    linkedin: webUrl(readText(record, 'linkedin')),
  };
}
