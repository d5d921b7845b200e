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
  | { readonly kind: 'unpublish' }
  /** Unpublishes it at a moment; `null`: at none. */
  | { readonly kind: 'expire'; readonly at: Date | null };

/** The publication of a record, with the moments at which it changes by itself. */
export interface PublicationState {
  readonly publication: Publication;
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
}

/** How far ahead a record can be scheduled, in days. */
export const longestSchedule = 730;

const day = 24 * 3_600_000;

/** Why a step cannot be taken. */
export type StepError = 'published already' | 'not published' | 'past' | 'too far ahead' | 'ends before it begins';

function momentError(at: Date, now: Date): StepError | null {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead > 0)) return 'past';
  return ahead > longestSchedule * day ? 'too far ahead' : null;
}

/** A record that is published and unpublished by itself is published first. */
const orderError = (begin: Date | null, end: Date | null): StepError | null =>
  begin !== null && end !== null && end <= begin ? 'ends before it begins' : null;

/** Why a step cannot be taken from a state; `null` where it can. */
export function stepError(from: PublicationState, step: PublicationStep, now: Date): StepError | null {
  const { publication, publishAt, unpublishAt } = from;
  switch (step.kind) {
    case 'publish':
      return publication === 'published' ? 'published already' : null;
    case 'schedule':
      if (publication === 'published') return 'published already';
      return momentError(step.at, now) ?? orderError(step.at, unpublishAt);
    case 'unpublish':
      return isToBeShown(publication) ? null : 'not published';
    case 'expire':
      if (!isToBeShown(publication)) return 'not published';
      return step.at === null ? null : (momentError(step.at, now) ?? orderError(publishAt, step.at));
  }
}

const isToBeShown = (publication: Publication) => publication === 'published' || publication === 'scheduled';

/** The state after a step. Whoever takes back a schedule has a draft again. */
export function stateAfter(from: PublicationState, step: PublicationStep): PublicationState {
  switch (step.kind) {
    case 'publish':
      return { ...from, publication: 'published', publishAt: null };
    case 'schedule':
      return { ...from, publication: 'scheduled', publishAt: step.at };
    case 'unpublish':
      return {
        publication: from.publication === 'scheduled' ? 'draft' : 'unpublished',
        ...{ publishAt: null, unpublishAt: null },
      };
    case 'expire':
      return { ...from, unpublishAt: step.at };
  }
}
