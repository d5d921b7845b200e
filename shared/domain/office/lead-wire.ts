import type { AnswerTarget } from './answer-times';
import type { LeadStage, LostReason } from './lead-stages';
import type { Instant } from './wire';

/** How the answer to a lead goes out. */
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

export interface LeadRecord {
  readonly id: number;
  readonly form: string;
  readonly receivedAt: Instant;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The project that the lead is about, where there is one of that name. */
  readonly project: { readonly id: number; readonly name: string } | null;
  readonly stage: LeadStage;
  readonly lostReason: LostReason | null;
  readonly assigneeId: number | null;
  readonly firstAnsweredAt: Instant | null;
  readonly nextStep: NextStep | null;
  readonly isSpam: boolean;
  readonly attachment: { readonly name: string; readonly mediaType: string; readonly bytes: number } | null;
  readonly deliveries: readonly LeadDelivery[];
  /** Other leads of the same e-mail address or phone, and those that were joined by hand. */
  readonly sameSender: number;
  /** 0 for a lead that nobody has worked on. */
  readonly version: number;
}

/** What `PATCH /leads/:id` may change; `assigneeId` by those who assign. */
export interface LeadChanges {
  readonly stage?: LeadStage;
  readonly lostReason?: LostReason | null;
  readonly assigneeId?: number | null;
  readonly nextStep?: NextStep | null;
  readonly isSpam?: boolean;
}

/** The filters of `GET /leads`. */
export interface LeadFilter {
  readonly stage?: LeadStage;
  /** The id of a person, or one of the two words. */
  readonly assignee?: number | 'me' | 'none';
  readonly form?: string;
  /** Words of the name, the address or the phone. */
  readonly q?: string;
  /** Instants: received at it or later, and before it. */
  readonly since?: Instant;
  readonly until?: Instant;
  /** Left out: only what is no spam. */
  readonly spam?: boolean;
  /** Waits for its first answer longer than so many minutes. */
  readonly late?: number;
  /** Of the same sender as that lead, itself included. */
  readonly sameSender?: number;
}

export interface LeadNote {
  readonly id: number;
  readonly at: Instant;
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly text: string;
}

export interface LeadAnswer {
  readonly channel: AnswerChannel;
  readonly text: string;
  /** Of a mail. */
  readonly subject?: string;
}

/** `link`: where the text is sent from, for WhatsApp. */
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

/** The answer of `GET /figures/leads`; spam is not counted. */
export interface LeadFigures {
  readonly since: Instant;
  readonly total: AnswerCounts;
  readonly byAssignee: readonly (AnswerCounts & { readonly assigneeId: number | null; readonly name: string | null })[];
  readonly bySource: readonly (AnswerCounts & { readonly form: string })[];
  /** The projects with the most leads. */
  readonly byProject: readonly (AnswerCounts & { readonly project: string })[];
  readonly byStage: Readonly<Record<LeadStage, number>>;
}
