import type { AnswerTarget } from './answer-times';
import type { LeadStage, LostReason } from './lead-stages';
import type { Instant } from './wire';

/** The channels of an answer. */
export const answerChannels = ['mail', 'whatsapp'] as const;

export type AnswerChannel = (typeof answerChannels)[number];

export interface NextStep {
  readonly what: string;
  readonly at: Instant;
}

export interface LeadDelivery {
  readonly channel: string;
  readonly deliveredAt: Instant | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

/** One delivery of a lead to the business; `GET /deliveries` lists them. */
export interface DeliveryRecord extends LeadDelivery {
  readonly id: number;
  readonly lead: { readonly id: number; readonly name: string | null };
  /** `failed`: it is tried again. */
  readonly state: 'delivered' | 'failed' | 'waiting';
  /** When it is tried again. */
  readonly nextAt: Instant | null;
}

export interface LeadRecord {
  readonly id: number;
  readonly form: string;
  readonly receivedAt: Instant;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The project that the lead names, where it exists. */
  readonly project: { readonly id: number; readonly name: string } | null;
  readonly stage: LeadStage;
  readonly lostReason: LostReason | null;
  readonly assigneeId: number | null;
  readonly firstAnsweredAt: Instant | null;
  readonly nextStep: NextStep | null;
  readonly isSpam: boolean;
  readonly attachment: { readonly name: string; readonly mediaType: string; readonly bytes: number } | null;
  readonly deliveries: readonly LeadDelivery[];
  /** Other leads with the same e-mail address or phone number, and those that were joined manually. */
  readonly sameSender: number;
  /** 0 for a lead without any work. */
  readonly version: number;
}

/** A kind of lead that a remote declares; `GET /lead-forms` lists them. */
export interface DeclaredLeadForm {
  /** The `form` of its leads: `mfe-guides/visit`. */
  readonly id: string;
  /** The labels of its fields, by their names; a field may have none. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What `PATCH /leads/:id` may change; `assigneeId` only with the right to assign. */
export type LeadChanges = Partial<Pick<LeadRecord, 'stage' | 'lostReason' | 'assigneeId' | 'nextStep' | 'isSpam'>>;

/** The filters of `GET /leads`. */
export interface LeadFilter {
  readonly stage?: LeadStage;
  /** The id of a person, `me` or `none`. */
  readonly assignee?: number | 'me' | 'none';
  readonly form?: string;
  /** Words of the name, the address or the phone number. */
  readonly q?: string;
  /** Instants: from inclusive, until exclusive. */
  readonly since?: Instant;
  readonly until?: Instant;
  /** All leads when left out. */
  readonly spam?: boolean;
  /** Has been waiting for its first answer longer than so many minutes. */
  readonly late?: number;
  /** From the same sender as this lead, itself included. */
  readonly sameSender?: number;
}

export interface LeadNote {
  readonly id: number;
  readonly at: Instant;
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly text: string;
}

/** `link`: the WhatsApp link with the text. */
export interface LeadAnswered {
  readonly lead: LeadRecord;
  readonly link: string | null;
}

export interface LeadTemplate {
  readonly id: string;
  readonly name: string;
  readonly channel: AnswerChannel;
  readonly subject: string | null;
  readonly text: string;
}

interface AnswerCounts {
  readonly leads: number;
  readonly answered: number;
  /** By the minutes of `answerTargets`. */
  readonly answeredWithin: Readonly<Record<AnswerTarget, number>>;
}

/** The response of `GET /figures/leads`; spam is not counted. */
export interface LeadFigures {
  readonly since: Instant;
  readonly total: AnswerCounts;
  readonly byAssignee: readonly (AnswerCounts & { readonly assigneeId: number | null; readonly name: string | null })[];
  readonly bySource: readonly (AnswerCounts & { readonly form: string })[];
  /** The projects with the most leads. */
  readonly byProject: readonly (AnswerCounts & { readonly project: string })[];
  readonly byStage: Readonly<Record<LeadStage, number>>;
}
