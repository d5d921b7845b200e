import { textLength } from '@iwan/shared/domain/office/text-length';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';

/** What a good page of a project has. */
export type Lack = 'permit' | 'picture' | 'plan' | 'description' | 'units' | 'position' | 'handover';

/** Characters from which a description tells something. */
const leastDescription = 200;

/** What a project lacks for a good page, the gravest first. */
export function lacksOf(project: Readonly<Record<string, unknown>> | ProjectContent): readonly Lack[] {
  const has = (field: string) => typeof project[field] === 'string' && project[field].trim() !== '';
  const units = Array.isArray(project.units) ? (project.units as readonly Readonly<Record<string, unknown>>[]) : [];
  const hasPlans = units.length > 0 && units.every(({ plan }) => typeof plan === 'string' && plan !== '');
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['permit', !has('permit_number') || !has('permit_verify_url')],
    ['units', !units.some(({ price }) => typeof price === 'number')],
    ['picture', !has('image')],
    ['position', !has('latitude') || !has('longitude')],
    ['plan', !has('floor_plan') && !hasPlans],
    ['handover', !has('handover')],
    ['description', textLength(project.description) < leastDescription],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}
