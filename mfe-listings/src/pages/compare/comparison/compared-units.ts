import type { Project } from '@iwan/shared/domain/model/entities';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { unitIdPattern } from '@iwan/shared/domain/records/limits';
import { compareLimit } from '@iwan/shared/domain/visitor/compare-basket';
import { paths } from '@iwan/shared/paths/paths';

/** One unit of a compared project: the parameter `unit` of an address, `11:1404`. */
export interface ComparedUnit {
  readonly project: string;
  readonly unit: string;
}

/** The units that an address compares, one of a project. Never fails. */
export function readComparedUnits(query: URLSearchParams, ids: readonly string[]): readonly ComparedUnit[] {
  const units = query.getAll('unit').flatMap((text): readonly ComparedUnit[] => {
    const at = text.lastIndexOf(':');
    const [project, unit] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
    return ids.includes(project) && unitIdPattern.test(unit) ? [{ project, unit }] : [];
  });
  const first = units.filter(({ project }, index) => units.findIndex((each) => each.project === project) === index);
  return first.slice(0, compareLimit);
}

/** The address of a comparison, with the units of its projects. */
export function comparePath(ids: readonly string[], units: readonly ComparedUnit[]): string {
  const own = units.filter(({ project }) => ids.includes(project));
  return paths.compare({ project: ids, unit: own.map(({ project, unit }) => `${project}:${unit}`) });
}

/** The projects, each with its compared unit; a unit that no longer exists is left out. */
export function withUnits(projects: readonly Project[], units: readonly ComparedUnit[]): readonly Project[] {
  return projects.map((project) => {
    const requested = units.find((each) => each.project === project.id);
    const unit = unitOfId(project.unitTypes ?? [], requested?.unit ?? null);
    return unit === null ? project : { ...project, askedUnit: unit };
  });
}
