import type { Agent } from '../contracts/entities';
import type { Http } from '../contracts/http';
import { readMedia } from '../domain/record/media-path';
import { readLine, readLines, readText, type UntrustedRecord } from '../domain/record/untrusted-record';
import { webUrl } from '../domain/record/web-url';
import type { AgentsCalls } from './calls';
import { parseRecords, readEnvelope } from './wire';

/** The calls for agents (section 7). */
export function agentsApi(http: Http): AgentsCalls {
  return {
    async list(signal) {
      const { entries } = readEnvelope(await http.get('/api/agentapi', signal), 'data');
      return parseRecords(entries, 'agent', parseAgent, http.report);
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
