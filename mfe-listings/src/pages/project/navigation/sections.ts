import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { textsOf } from '../texts';

export interface Section {
  /** The id of the element in the page. */
  readonly id: string;
  readonly label: string;
}

/** The sections of a project's page in their order; for one that is sold, similar projects come first. */
export function sectionsOf(
  project: Project,
  has: { readonly gallery: boolean; readonly returns: boolean; readonly similar: boolean },
  texts: ReturnType<typeof textsOf>,
) {
  const { construction, promises } = project;
  const { status, description, unitTypes, paymentPlan, masterPlan, amenities, nearby, mapEmbed, coordinates } = project;
  const sections: readonly (Section & { readonly isThere: boolean })[] = [
    { id: 'about', label: texts.sections.about, isThere: description.length > 0 },
    { id: 'gallery', label: texts.gallery, isThere: has.gallery },
    { id: 'units', label: texts.units.title, isThere: unitTypes !== undefined },
    { id: 'payment-plan', label: texts.paymentPlan.title, isThere: paymentPlan !== undefined && !isSoldOut(status) },
    { id: 'returns', label: texts.sections.returns, isThere: has.returns },
    {
      id: 'construction',
      label: texts.sections.construction,
      isThere: construction !== undefined || promises !== undefined,
    },
    { id: 'configuration', label: texts.masterPlan, isThere: masterPlan !== null },
    { id: 'amenities', label: texts.amenities, isThere: amenities.length > 0 },
    {
      id: 'location',
      label: texts.location,
      isThere: nearby.length > 0 || mapEmbed !== null || coordinates !== null,
    },
    { id: 'similar', label: texts.sections.similar, isThere: has.similar },
  ];
  const there = sections.filter(({ isThere }) => isThere).map(({ id, label }): Section => ({ id, label }));
  const isFirst = ({ id }: Section) => id === 'similar' && isSoldOut(status);
  return [...there.filter(isFirst), ...there.filter((section) => !isFirst(section))];
}
