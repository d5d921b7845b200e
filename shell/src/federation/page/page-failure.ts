import type { Head } from '@iwan/shared/contracts/module';
import type { Failure } from '../failure/failure';
import { textsOf } from '../texts';

/** The head of a page that could not be loaded: with noindex. */
export function failedHead(failure: Failure, locale: string): Head {
  const texts = textsOf(locale);
  const reason = failure.kind === 'unpublished' ? texts.pageUnpublished : texts.pageUnavailable;
  return { title: `${reason} | ${texts.failedTitle}`, description: texts.failedDescription, noindex: true };
}

/** 404 for what does not exist, 503 for what is unavailable. */
export function failedStatus(failure: Failure): number {
  return failure.kind === 'unpublished' ? 404 : 503;
}
