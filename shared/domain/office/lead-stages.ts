/** The stages of a lead, in the order of the board's columns. */
export const leadStages = ['new', 'answered', 'viewing', 'offer', 'won', 'lost'] as const;

export type LeadStage = (typeof leadStages)[number];

export function isLeadStage(value: unknown): value is LeadStage {
  return (leadStages as readonly unknown[]).includes(value);
}

const open: readonly LeadStage[] = ['new', 'answered', 'viewing', 'offer'];

/** The stages of open leads. */
export const isOpenStage = (stage: LeadStage): boolean => open.includes(stage);

/** Whether a lead may be moved to a stage. No lead becomes new again; a closed one can be reopened as answered. */
export function mayMove(from: LeadStage, to: LeadStage): boolean {
  if (from === to) return true;
  if (to === 'new') return false;
  return isOpenStage(from) || to === 'answered';
}

/** The stages to which a lead may be moved. */
export const nextStages = (from: LeadStage): readonly LeadStage[] =>
  leadStages.filter((to) => to !== from && mayMove(from, to));

export const lostReasons = ['price', 'bought elsewhere', 'no answer', 'not serious', 'not available', 'other'] as const;

export type LostReason = (typeof lostReasons)[number];

export type MoveFault = 'no such move' | 'no reason' | 'reason without loss';

/** What is wrong with a move: it is not allowed, or a loss without a reason; `null` for a valid one. */
export function moveFault(from: LeadStage, to: LeadStage, lostReason: LostReason | null): MoveFault | null {
  if (!mayMove(from, to)) return 'no such move';
  if (to === 'lost') return lostReason === null ? 'no reason' : null;
  return lostReason === null ? null : 'reason without loss';
}
