import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { readUploadedPath } from '@iwan/shared/domain/record/uploaded-file';
import { sharpWidth } from '@iwan/shared/domain/records/project';

/** Characters from which a description tells something. */
const leastDescription = 200;

function isSmall(image: unknown): boolean {
  const file = typeof image === 'string' ? readUploadedPath(image) : null;
  return file?.kind === 'picture' && file.width < sharpWidth;
}

/** What a project lacks for a good page, the gravest first. */
export function missingContentOf(project: Readonly<Record<string, unknown>> | ProjectContent) {
  const has = (field: string) => typeof project[field] === 'string' && project[field].trim() !== '';
  const units = Array.isArray(project.units) ? (project.units as readonly Readonly<Record<string, unknown>>[]) : [];
  const hasPlans = units.length > 0 && units.every(({ plan }) => typeof plan === 'string' && plan !== '');
  return missingOf({
    permit: !has('permit_number') || !has('permit_verify_url'),
    units: !units.some(({ price }) => typeof price === 'number'),
    picture: !has('image'),
    'small picture': isSmall(project.image),
    position: !has('latitude') || !has('longitude'),
    plan: !has('floor_plan') && !hasPlans,
    handover: !has('handover'),
    description: textLength(project.description) < leastDescription,
  });
}
