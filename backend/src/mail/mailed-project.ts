import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { handoverWords, parseHandover } from '@iwan/shared/domain/project/handover';
import { areaEndsIn } from '@iwan/shared/domain/project/units/floor-area';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { isDrawing } from '@iwan/shared/paths/image';
import type { ProjectRecord } from '../database/project-record';

type Shown = Pick<ProjectRecord, 'image' | 'unit' | 'area' | 'handover'>;

/** What a mail shows of a project beside its name and price: the path of its picture, and its types, sizes and handover. */
export function mailedProject({ image, unit, area, handover }: Shown): { picture?: string; facts?: string } {
  const { whole } = formatFor(defaultLanguage.locale);
  const sizes = areaEndsIn('sq ft', area ?? '');
  const given = parseHandover(handover ?? null);
  const facts = [
    splitList(unit ?? '').join(', '),
    sizes === null ? '' : `${sizes.map(whole).join('–')} sq ft`,
    given === null ? '' : handoverWords(given),
  ].filter(Boolean);
  return {
    ...(image && !isDrawing(image) ? { picture: image } : {}),
    ...(facts.length === 0 ? {} : { facts: facts.join(' · ') }),
  };
}
