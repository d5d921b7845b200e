import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good page of a developer has. */
export type MissingContent = 'logo' | 'picture' | 'heading' | 'facts' | 'points';

/** What a developer lacks for a good page, the gravest first. */
export function missingContentOf(developer: Readonly<Record<string, unknown>>): readonly MissingContent[] {
  const has = (field: string) => textLength(developer[field]) > 0;
  const found: readonly (readonly [MissingContent, boolean])[] = [
    ['logo', !has('logo')],
    ['picture', !has('images')],
    ['heading', !has('heading') || !has('sub_heading')],
    ['facts', !has('estb') || !has('hq')],
    ['points', !has('pointers')],
  ];
  return found.filter(([, isMissing]) => isMissing).map(([each]) => each);
}
