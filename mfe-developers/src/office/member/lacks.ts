import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good card of a member of the team has. */
export type Lack = 'portrait' | 'role';

/** What a member of the team lacks for a good card, the gravest first. */
export function lacksOf({ image, designation }: Readonly<Record<string, unknown>>): readonly Lack[] {
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['portrait', textLength(image) === 0],
    ['role', textLength(designation) === 0],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}
