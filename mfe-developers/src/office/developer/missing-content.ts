import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';

/** What a developer lacks for a good page, the gravest first. */
export function missingContentOf(developer: Readonly<Record<string, unknown>>) {
  const has = (field: string) => textLength(developer[field]) > 0;
  return missingOf({
    logo: !has('logo'),
    picture: !has('images'),
    heading: !has('heading') || !has('sub_heading'),
    facts: !has('estb') || !has('hq'),
    points: !has('pointers'),
  });
}
