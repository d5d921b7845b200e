import { z } from 'zod';
import { declaredName } from '../forms/declared-forms';
import { leadForms } from '../forms/lead-forms';
import type { Lead } from '../lead';

const attachment = z.object({
  storedAs: z.string(),
  originalName: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
});

const entry = z.object({
  key: z.string().min(1),
  form: z.string().refine((name) => leadForms.named(name) !== undefined || declaredName(name) !== null),
  fields: z.record(z.string(), z.unknown()),
  attachment: attachment.nullable(),
  isSpam: z.boolean().default(false),
  isHasty: z.boolean().optional(),
  receivedAt: z.iso.datetime(),
});

/** A checkpoint: every lead above it is in the database, on the disk. */
const checkpoint = z.object({ generation: z.int().min(1) });

export interface Journalled {
  /** All leads in the order of arrival. */
  readonly leads: readonly Lead[];
  /** How many of them are above the last checkpoint: if the database lacks one of these, it was deleted. */
  readonly marked: number;
  /** The generation of the last checkpoint; 0 without one. */
  readonly generation: number;
  /** Lines that cannot be parsed, such as one that was cut by a power failure. */
  readonly unreadable: readonly string[];
}

export const emptyJournal: Journalled = { leads: [], marked: 0, generation: 0, unreadable: [] };

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export function parseJournal(text: string): Journalled {
  const leads: Lead[] = [];
  const unreadable: string[] = [];
  let marked = 0;
  let generation = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const read = parseJson(line);
    const lead = entry.safeParse(read);
    const found = checkpoint.safeParse(read);
    if (lead.success) leads.push(lead.data);
    else if (found.success) {
      marked = leads.length;
      generation = found.data.generation;
    } else unreadable.push(line);
  }
  return { leads, marked, generation, unreadable };
}

/** The text of a journal without some of its leads; checkpoints and unreadable lines stay. */
export function withoutLeads(text: string, isGone: (lead: Lead) => boolean): string {
  const isRemaining = (line: string) => {
    const lead = line === '' ? null : entry.safeParse(parseJson(line));
    return !lead?.success || !isGone(lead.data);
  };
  return text.split('\n').filter(isRemaining).join('\n');
}

/** The leading line break ends a line that a failed write may have left incomplete. */
export const leadLine = (lead: Lead) => `\n${JSON.stringify(lead)}\n`;
export const checkpointLine = (generation: number) => `\n${JSON.stringify({ generation })}\n`;
