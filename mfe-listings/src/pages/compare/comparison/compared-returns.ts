import type { Project } from '@iwan/shared/domain/model/entities';
import { figureOf } from '@iwan/shared/domain/project/project-figures';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { homeOf } from '@iwan/shared/domain/search/returns/home-of';
import { returnsOf, usualReturns } from '@iwan/shared/domain/search/returns/returns-of';

/** Costs and returns of a project's home; `null` where the record lacks a needed value. */
export interface ComparedReturns {
  /** The type of the home. */
  readonly type: string;
  /** Dirhams a square foot and year. */
  readonly serviceCharge: number | null;
  /** Per cent a year, by the assumptions of this site. */
  readonly netYield: number | null;
}

/** A compared project. The loader works out the costs and returns of its home; left out where the record has no figures. */
export type ComparedProject = Project & { readonly returns?: ComparedReturns };

/** Adds the costs and returns of the compared unit, or of the home that the project's page shows. */
export function withReturns(project: Project): ComparedProject {
  const { figures = [], askedUnit } = project;
  const home = homeOf(project, { unit: askedUnit?.id ?? null, type: askedUnit?.type ?? null });
  if (figures.length === 0 || home === null || isSoldOut(project.status)) return project;
  const rent = figureOf(figures, 'rent', home.type)?.value ?? null;
  const serviceCharge = figureOf(figures, 'serviceCharge', home.type)?.value ?? null;
  const { net: netYield } = returnsOf(project, home, usualReturns(rent, serviceCharge));
  return { ...project, returns: { type: home.type, serviceCharge, netYield } };
}
