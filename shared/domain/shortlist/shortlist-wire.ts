/** What a person may say to a project on a shortlist. */
export const shortlistVotes = ['yes', 'maybe', 'no'] as const;
export type ShortlistVote = (typeof shortlistVotes)[number];

/** Of one person to one project. */
export interface ShortlistAnswer {
  readonly vote?: ShortlistVote | undefined;
  readonly comment?: string | undefined;
}

/** Limits of one shortlist, which the backend enforces; `name`, also that of a person, and `comment` are lengths in characters. */
export const shortlistLimits = { projects: 20, people: 30, name: 60, comment: 300 } as const;
