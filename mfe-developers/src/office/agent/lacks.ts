import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good page of an agent has. */
export type Lack = 'brn' | 'portrait' | 'phone' | 'language' | 'description';

/** Characters from which a description tells something. */
const leastDescription = 120;

/** What an agent lacks for a good page, the gravest first. */
export function lacksOf(agent: Readonly<Record<string, unknown>>): readonly Lack[] {
  const has = (field: string) => textLength(agent[field]) > 0;
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['brn', !has('brn')],
    ['portrait', !has('images')],
    ['phone', !has('phone')],
    ['language', !has('language')],
    ['description', textLength(agent.description) < leastDescription],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}
