import { textLength } from '@iwan/shared/domain/office/text-length';

/** What a good page of an agent has. */
export type MissingContent = 'brn' | 'portrait' | 'phone' | 'language' | 'description';

/** Characters from which a description tells something. */
const leastDescription = 120;

/** What an agent lacks for a good page, the gravest first. */
export function missingContentOf(agent: Readonly<Record<string, unknown>>): readonly MissingContent[] {
  const has = (field: string) => textLength(agent[field]) > 0;
  const found: readonly (readonly [MissingContent, boolean])[] = [
    ['brn', !has('brn')],
    ['portrait', !has('images')],
    ['phone', !has('phone')],
    ['language', !has('language')],
    ['description', textLength(agent.description) < leastDescription],
  ];
  return found.filter(([, isMissing]) => isMissing).map(([each]) => each);
}
