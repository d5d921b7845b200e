import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good page of a developer has. */
export type Lack = 'logo' | 'picture' | 'heading' | 'facts' | 'points';

/** What a developer lacks for a good page, the gravest first. */
export function lacksOf(developer: Readonly<Record<string, unknown>>): readonly Lack[] {
  const has = (field: string) => textLength(developer[field]) > 0;
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['logo', !has('logo')],
    ['picture', !has('images')],
    ['heading', !has('heading') || !has('sub_heading')],
    ['facts', !has('estb') || !has('hq')],
    ['points', !has('pointers')],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}
