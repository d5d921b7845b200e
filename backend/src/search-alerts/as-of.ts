import { type IndexedProject, indexProject } from '../projects/indexed-project';
import { type ProjectChange, projectSnapshot } from './changes';

/** Cached by moment: a thousand searches need the same ones. */
const known = new WeakMap<ProjectChange, Map<string, IndexedProject>>();

/** Whether more than its price was changed after a moment. */
export function isEditedSince({ states }: ProjectChange, since: Date): boolean {
  const last = states.at(-1);
  return last !== undefined && last.at > since;
}

/** A project as it was at a moment, from its state before the next edit. */
export function projectAsOf(change: ProjectChange, moment: Date): IndexedProject {
  const { project, states, prices } = change;
  const state = states.find(({ at }) => at > moment);
  const price = prices.find(({ at }) => at > moment);
  if (state === undefined && price === undefined) return project;
  const key = `${state?.at.getTime()} ${price?.at.getTime()}`;
  const ofChange = known.get(change) ?? new Map<string, IndexedProject>();
  known.set(change, ofChange);
  const found = ofChange.get(key);
  if (found) return found;
  const then = state === undefined ? project.record : projectSnapshot(project.record, state.state);
  // A state has the price at its end; a price that ended before that is the price of the moment.
  const isPriced = price !== undefined && (state === undefined || price.at <= state.at);
  const indexed = indexProject(isPriced ? { ...then, starting_price: price.price } : then);
  ofChange.set(key, indexed);
  return indexed;
}

/** The changes up to a moment, without anything later. */
export function changesUntil(changes: readonly ProjectChange[], until: Date): readonly ProjectChange[] {
  return changes
    .filter(({ listedAt, withdrawnAt }) => listedAt <= until && (withdrawnAt === null || withdrawnAt <= until))
    .map((change) => changeUntil(change, until));
}

function changeUntil(change: ProjectChange, until: Date): ProjectChange {
  const isBefore = ({ at }: { readonly at: Date }) => at <= until;
  return {
    ...change,
    project: projectAsOf(change, until),
    prices: change.prices.filter(isBefore),
    states: change.states.filter(isBefore),
  };
}
