import type { Http } from '@iwan/shared/contracts/http';
import type { Agent } from '@iwan/shared/domain/model/entities';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import {
  asRecord,
  readLine,
  readNumber,
  readRecords,
  readText,
  type UntrustedRecord,
} from '@iwan/shared/domain/record/untrusted-record';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { agentFiguresPath } from '../../calls';

/** What the office has measured of an agent; 0 for what is not known. */
export interface AgentFigures {
  /** Deals closed in the last twelve months. */
  readonly deals: number;
  /** The median time to the first reply. */
  readonly answerMinutes: number;
  readonly reviews: number;
  /** The mean number of stars. */
  readonly average: number;
}

/** A published review. */
export interface AgentReview {
  readonly stars: number;
  readonly name: string;
  readonly text: string;
  /** The first day of its month, ISO 8601. */
  readonly month: string;
}

export interface KnownAgent extends AgentFigures {
  readonly published: readonly AgentReview[];
  /** The times that are taken, ISO 8601. */
  readonly booked: readonly string[];
}

const bestStars = 5;

function parseFigures(record: UntrustedRecord): AgentFigures {
  const average = readNumber(record, 'average');
  return {
    deals: Math.floor(readNumber(record, 'deals')),
    answerMinutes: readNumber(record, 'answer_minutes'),
    reviews: Math.floor(readNumber(record, 'reviews')),
    average: average >= 1 && average <= bestStars ? average : 0,
  };
}

function parseReview(record: UntrustedRecord): readonly AgentReview[] {
  const [name, text] = [readLine(record, 'name'), readText(record, 'text')];
  const month = parseInstant(`${readText(record, 'month')}-01`);
  const stars = readNumber(record, 'stars');
  const isWhole = Number.isInteger(stars) && stars >= 1 && stars <= bestStars;
  return name === null || text === null || month === null || !isWhole ? [] : [{ stars, name, text, month }];
}

/** The figures of agents by their ids; none where the backend does not have them. */
export async function listFigures(
  http: Http,
  agents: readonly Agent[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, AgentFigures>>> {
  if (agents.every(({ areas }) => areas === undefined)) return {};
  const body = asRecord(await http.get(agentFiguresPath, signal).catch(() => null));
  const known = body === null ? [] : readRecords(body, 'data');
  return Object.fromEntries(known.map((record) => [readText(record, 'id') ?? '', parseFigures(record)]));
}

/** The figures of one agent; `null` where the backend does not have them. */
export async function findFigures(http: Http, agent: Agent | null, signal: AbortSignal): Promise<KnownAgent | null> {
  if (agent?.areas === undefined) return null;
  const path = `${agentFiguresPath}/${encodeSegment(agent.name)}`;
  const record = asRecord(asRecord(await http.get(path, signal).catch(() => null))?.data);
  if (record === null) return null;
  const booked = Array.isArray(record.booked) ? record.booked : [];
  return {
    ...parseFigures(record),
    published: readRecords(record, 'published').flatMap(parseReview),
    booked: booked.flatMap((at) => (typeof at === 'string' ? (parseInstant(at) ?? []) : [])),
  };
}

/**
 * A time to the first reply in words that are never too short: quarters of an hour, then whole hours and days.
 *
 *     61  =>  { count: 2, unit: 'hour' }
 */
export function replyTime(minutes: number): { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' } {
  if (minutes <= 45) return { count: Math.ceil(minutes / 15) * 15, unit: 'minute' };
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? { count: hours, unit: 'hour' } : { count: Math.ceil(hours / 24), unit: 'day' };
}
