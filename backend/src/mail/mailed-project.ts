import { formatFor } from '@iwan/shared/domain/format/format';
import { parseHandover } from '@iwan/shared/domain/project/handover';
import { areaEndsIn } from '@iwan/shared/domain/project/units/floor-area';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { handoverText, valueList, valueWords } from '@iwan/shared/domain/values/value-words';
import { isDrawing } from '@iwan/shared/paths/image';
import type { ProjectRecord } from '../database/project-record';
import { nameIn } from '../language/translated-record';
import { textsOf } from './texts';

type Shown = Pick<ProjectRecord, 'image' | 'unit' | 'area' | 'handover'>;

/** The name and the place of a project in the language of a mail. */
export function namedProject(record: Pick<ProjectRecord, 'name' | 'location'>, locale: string) {
  const { location } = record;
  return { name: nameIn(record, locale), location: location === null ? null : valueWords(location, locale) };
}

/** What a mail shows of a project beside its name and price: the path of its picture, and its types, sizes and handover. */
export function mailedProject(
  { image, unit, area, handover }: Shown,
  locale: string,
): { picture?: string; facts?: string } {
  const given = parseHandover(handover ?? null);
  const facts = [
    valueList(splitList(unit ?? ''), locale),
    sizeOf(area ?? '', locale),
    given === null ? '' : handoverText(given, locale),
  ].filter(Boolean);
  return {
    ...(image && !isDrawing(image) ? { picture: image } : {}),
    ...(facts.length === 0 ? {} : { facts: facts.join(' · ') }),
  };
}

function sizeOf(area: string, locale: string): string {
  const { squareFeet, between } = textsOf(locale);
  const [from, to] = areaEndsIn('sq ft', area)?.map(formatFor(locale).whole) ?? [];
  if (from === undefined) return '';
  return to === undefined ? squareFeet(from) : between(from, to);
}
