/**
 * Whether the site shows a record: `draft` not yet, `scheduled` from a moment on, `published` now, `unpublished` not any more. A sold
 * project is a published one.
 */
export const publications = ['draft', 'scheduled', 'published', 'unpublished'] as const;

export type Publication = (typeof publications)[number];

/** What somebody does to the publication of a record. */
export type PublicationStep =
  | { readonly kind: 'publish' }
  | { readonly kind: 'schedule'; readonly at: Date }
  | { readonly kind: 'unpublish' };

/** How far ahead a record can be scheduled, in days. */
export const longestSchedule = 730;

const day = 24 * 3_600_000;

/** Why a step cannot be taken. */
export type StepProblem = 'published already' | 'not published' | 'past' | 'too far ahead';

/** Why a step cannot be taken from a state; `null` where it can. */
export function stepProblem(from: Publication, step: PublicationStep, now: Date): StepProblem | null {
  switch (step.kind) {
    case 'publish':
      return from === 'published' ? 'published already' : null;
    case 'schedule': {
      if (from === 'published') return 'published already';
      const ahead = step.at.getTime() - now.getTime();
      if (!(ahead > 0)) return 'past';
      return ahead > longestSchedule * day ? 'too far ahead' : null;
    }
    case 'unpublish':
      return from === 'published' || from === 'scheduled' ? null : 'not published';
  }
}

/** The state after a step. Whoever takes back a schedule has a draft again. */
export function publicationAfter(from: Publication, step: PublicationStep): Publication {
  switch (step.kind) {
    case 'publish':
      return 'published';
    case 'schedule':
      return 'scheduled';
    case 'unpublish':
      return from === 'scheduled' ? 'draft' : 'unpublished';
  }
}
