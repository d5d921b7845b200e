/** `asked`: the mail was sent; `pending`: given, and not yet looked at by the office. */
export const reviewStates = ['asked', 'pending', 'published', 'hidden'] as const;

export type ReviewState = (typeof reviewStates)[number];

/** Why the office hides a review. A low number of stars is no reason. */
export const hidingReasons = ['insult', 'personal data', 'off topic', 'not genuine'] as const;

export type HidingReason = (typeof hidingReasons)[number];

/** The longest texts of a review, in characters. */
export const longestReview = { name: 60, text: 1000 } as const;

/** A review in the office. */
export interface ReviewRecord {
  readonly id: number;
  readonly agentId: number;
  readonly agent: string;
  readonly stars: number;
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly givenAt: string;
  readonly state: ReviewState;
  readonly reason: string | null;
  readonly version: number;
}
