import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good card of a member of the team has. */
export type MissingContent = 'portrait' | 'role';

/** What a member of the team lacks for a good card, the gravest first. */
export function missingContentOf({ image, designation }: Readonly<Record<string, unknown>>): readonly MissingContent[] {
  const found: readonly (readonly [MissingContent, boolean])[] = [
    ['portrait', textLength(image) === 0],
    ['role', textLength(designation) === 0],
  ];
  return found.filter(([, isMissing]) => isMissing).map(([each]) => each);
}
