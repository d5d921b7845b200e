import { countedAs, isOwnMachine } from '@iwan/shared/network/network-of';
import { WorkBudget, type WorkLimits } from '@iwan/shared/network/work-budget';

/** What one action counts as, in milliseconds of work: what it really takes is its owner's affair. */
const workOfAction = 1_000;
/** Twenty at once and twenty a minute: a person sends a form now and then, an office behind one address several. */
const limitsOfActions: WorkLimits = { burst: 20_000, share: 20 / 60 };
/** Of those that are refused, five at once and five a minute are told in full. */
const limitsOfDrafts: WorkLimits = { burst: 5_000, share: 5 / 60 };

/**
 * Limits how often a network may have actions run, which may cost anything: what they ask of the backend that limits itself, all
 * else nobody does. An IPv6 site may have as many run as four networks. This machine itself is not limited.
 */
export class ActionLimit {
  readonly #actions: WorkBudget;
  readonly #drafts: WorkBudget;

  /** `now` in milliseconds, by a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#actions = new WorkBudget(limitsOfActions, now);
    this.#drafts = new WorkBudget(limitsOfDrafts, now);
  }

  /** Milliseconds until an address may have an action run; 0 where it may have this one, which counts then. */
  waitFor(address: string): number {
    return spend(this.#actions, address);
  }

  /** Whether what was typed is kept for an address whose action is refused: a flood of forms would push out what others have typed. */
  mayKeepDraft(address: string): boolean {
    return spend(this.#drafts, address) === 0;
  }
}

function spend(budget: WorkBudget, address: string): number {
  if (isOwnMachine(address)) return 0;
  const counted = countedAs(address);
  const wait = Math.max(...counted.map(({ key }) => budget.waitFor(key)));
  if (wait > 0) return wait;
  for (const { key, networks } of counted) budget.charge(key, workOfAction / networks);
  return 0;
}
