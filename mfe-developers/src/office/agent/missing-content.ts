import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';

/** Characters from which a description tells something. */
const leastDescription = 120;

/** What an agent lacks for a good page, the gravest first. */
export function missingContentOf(agent: Readonly<Record<string, unknown>>) {
  const has = (field: string) => textLength(agent[field]) > 0;
  return missingOf({
    brn: !has('brn'),
    portrait: !has('images'),
    phone: !has('phone'),
    language: !has('language'),
    description: textLength(agent.description) < leastDescription,
  });
}
