import type { ProjectCard } from '../../contracts/entities';
import type { AdvancedCriteria, Criterion } from './advanced-criteria';
import { isWithinBudget } from './budget';

/** What the advanced filter asks of a project; `amenities` as `numberedLines` gives them. */
export interface FilterableProject extends Pick<ProjectCard, 'units' | 'labels' | 'categories' | 'price'> {
  readonly developer: { readonly name: string } | null;
  readonly agents: readonly { readonly name: string }[];
  readonly amenities: readonly string[];
}

const fold = (text: string) => text.trim().toLowerCase();

type Rule = (project: FilterableProject) => boolean;

function anyOf(wanted: readonly string[], entries: (project: FilterableProject) => readonly string[]): Rule | null {
  if (wanted.length === 0) return null;
  const keys = new Set(wanted.map(fold));
  return (project) => entries(project).some((entry) => keys.has(fold(entry)));
}

/**
 * The rule of each criterion that is asked for, with the texts of the criteria folded once for many projects. One that
 * was left alone has none: lists of 20,000 are searched while somebody waits.
 */
export function advancedRules(criteria: AdvancedCriteria): ReadonlyMap<Criterion, Rule> {
  const { developer, budget } = criteria;
  const all: readonly (readonly [Criterion, Rule | null])[] = [
    ['budget', budget && ((project) => isWithinBudget(project, budget))],
    ['developer', anyOf(developer === null ? [] : [developer], (project) => [project.developer?.name ?? ''])],
    ['configurations', anyOf(criteria.configurations, (project) => project.units)],
    ['agents', anyOf(criteria.agents, (project) => project.agents.map(({ name }) => name))],
    ['labels', anyOf(criteria.labels, (project) => project.labels)],
    ['amenities', anyOf(criteria.amenities, (project) => project.amenities)],
    ['categories', anyOf(criteria.categories, (project) => project.categories)],
  ];
  return new Map(all.flatMap(([criterion, rule]) => (rule === null ? [] : [[criterion, rule] as const])));
}

/**
 * The advanced filter of section 5: every criterion must hold, within one any chosen value does; whole entries are
 * compared, without regard to case. `except` leaves one criterion out, as the counts beside its choices do.
 */
export function advancedFilter(criteria: AdvancedCriteria, except?: Criterion): Rule {
  const rules = [...advancedRules(criteria)].flatMap(([criterion, rule]) => (criterion === except ? [] : [rule]));
  return (project) => rules.every((holds) => holds(project));
}
