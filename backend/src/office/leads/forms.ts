import { isLeadStage, leadStages, lostReasons } from '@iwan/shared/domain/office/lead-stages';
import { answerChannels } from '@iwan/shared/domain/office/lead-wire';
import { z } from 'zod';
import { typedText } from '../../http/clean-text';

const id = z.int('Please give the number of a record').min(1).max(2_147_483_647);
const instant = z.iso
  .datetime({ offset: true, error: 'Please give a date and time, such as 2026-11-25T14:00:00Z' })
  .transform((text) => new Date(text));

const stage = z.enum(leadStages, { error: `The stage is one of ${leadStages.join(', ')}` });

export const leadChanges = z
  .strictObject({
    stage,
    lostReason: z.enum(lostReasons, { error: `The reason is one of ${lostReasons.join(', ')}` }).nullable(),
    assigneeId: id.nullable(),
    nextStep: z.strictObject({ what: typedText('Enter a task', 200), at: instant }).nullable(),
    isSpam: z.boolean({ error: 'Please say whether it is spam' }),
  })
  .partial();

export type LeadChange = z.output<typeof leadChanges>;

const mostAtOnce = 200;
const ids = z
  .array(id, { error: 'Please say which leads' })
  .min(1, 'Please say which leads')
  .max(mostAtOnce, `At most ${mostAtOnce} leads are changed at once`)
  .transform((all) => [...new Set(all)]);

/** The same update of several leads. */
export const bulkForm = z.object({
  ids,
  changes: z.record(z.string(), z.unknown(), { error: 'Please say what is to be changed' }),
});

export const joinForm = z.object({
  ids: ids.refine((all) => all.length > 1, { error: 'Choose two leads or more' }),
});

export const noteForm = z.object({ text: typedText('Enter a note', 4000) });

export const answerForm = z.object({
  channel: z.enum(answerChannels, { error: `The way is one of ${answerChannels.join(', ')}` }),
  text: typedText('Enter a message', 8000),
  subject: typedText('Enter a subject', 200).optional(),
});

/** With the names of `LeadFilter`. */
export const leadFilter = z.strictObject({
  stage: z.string().refine(isLeadStage, 'is no stage').optional(),
  assignee: z.union([id, z.enum(['me', 'none'])]).optional(),
  /** That of a remote is its name of up to 100 characters, a slash, and up to 60. */
  form: z.string().max(161).optional(),
  q: z.string().max(200).optional(),
  since: instant.optional(),
  until: instant.optional(),
  spam: z.boolean().optional(),
  late: z.number().min(0).max(1_000_000).optional(),
  sameSender: id.optional(),
});

export type ReadFilter = z.output<typeof leadFilter>;

export const figuresQuery = z.object({ since: z.iso.datetime({ offset: true }).optional() });
export const tokenParameter = z.object({ token: z.string().max(300) });
