import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';

/** What a member of the team lacks for a good card, the gravest first. */
export function missingContentOf({ image, designation }: Readonly<Record<string, unknown>>) {
  return missingOf({
    portrait: textLength(image) === 0,
    role: textLength(designation) === 0,
  });
}
