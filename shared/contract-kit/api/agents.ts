import { areas } from '../../domain/areas/areas';
import { readPhone } from '../../domain/contact/phone';
import { readBrn } from '../../domain/contact/registration-number';
import type { Agent, AgentProfile } from '../../domain/model/entities';
import { readMedia } from '../../domain/record/media-path';
import { readLine, readLines, readText, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { webUrl } from '../../domain/record/web-url';
import type { Http } from '../contracts/http';
import { encodeSegment } from '../paths/segment';
import type { AgentsCalls } from './calls';
import { agentsPath } from './declared-calls';
import { findBySlug, recordAt } from './find-by-slug';
import { readName } from './translation/read-translation';
import { namesOf, parseRecords, readEnvelope } from './wire';

/** The calls for agents (section 7). */
export function agentsApi(http: Http): AgentsCalls {
  const listed = async (signal?: AbortSignal) => readEnvelope(await http.get(agentsPath, signal), 'data').entries;
  return {
    list: async (signal) => parseRecords(await listed(signal), 'agent', parseAgent, http.report),
    find: (slug, signal) =>
      findBySlug(slug, {
        byName: (name) => recordAt(http, `${agentsPath}/${encodeSegment(name)}`, parseAgentProfile, signal),
        names: async () => namesOf(await listed(signal)),
      }),
  };
}

/** An agent off the wire (section 3); `null` when it has no name. */
export function parseAgent(record: UntrustedRecord): Agent | null {
  const named = readName(record);
  if (!named) return null;
  const known = readLines(record, 'areas').filter((slug) => areas.some((area) => area.slug === slug));
  return {
    id: readText(record, 'id') ?? named.name,
    ...named,
    image: readMedia(record, 'images'),
    languages: readLines(record, 'language').join(', ') || null,
    designation: readLine(record, 'designation'),
    linkedin: webUrl(readText(record, 'linkedin')),
    phone: readPhone(record, 'phone'),
    ...readBrn(record),
    ...('areas' in record && { areas: known }),
  };
}

/** A whole agent off the wire; `null` when it has no name. Loads the HTML parser on first use. */
async function parseAgentProfile(record: UntrustedRecord): Promise<AgentProfile | null> {
  const agent = parseAgent(record);
  if (!agent) return null;
  const { parseRichText } = await import('../../domain/text/rich-text');
  return {
    ...agent,
    subHeading: readLine(record, 'sub_heading'),
    description: parseRichText(readText(record, 'description')),
    card: readMedia(record, 'card'),
  };
}
