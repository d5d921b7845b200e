import { runWithin } from './run-within';

export type Outcome<Result> =
  | { readonly kind: 'returned'; readonly value: Result }
  | { readonly kind: 'failed'; readonly problem: unknown };

/**
 * Runs synchronous codes in turn, none of which may take longer than `milliseconds`, and says what became of each. The time is
 * watched for all of them together: a watchdog is a thread, and costs more than most of what it watches. Where the time is over,
 * the code that has run for most of it has hung; one that the others have left no time gets another turn, from its start.
 */
export function runAllWithin<Result>(milliseconds: number, codes: readonly (() => Result)[]): Outcome<Result>[] {
  const outcomes: Outcome<Result>[] = [];
  let startedAt = 0;
  const runRest = () => {
    for (const code of codes.slice(outcomes.length)) {
      startedAt = performance.now();
      outcomes.push(outcomeOf(code));
    }
  };
  while (outcomes.length < codes.length) {
    try {
      runWithin(milliseconds, runRest);
    } catch (problem) {
      const hasHung = performance.now() - startedAt > milliseconds / 2;
      if (hasHung) outcomes.push({ kind: 'failed', problem });
    }
  }
  return outcomes;
}

/** Does not catch the end of the time, which no code can. */
function outcomeOf<Result>(code: () => Result): Outcome<Result> {
  try {
    return { kind: 'returned', value: code() };
  } catch (problem) {
    return { kind: 'failed', problem };
  }
}

/**
 * Runs what is handed in at a time under one watchdog, none for longer than `milliseconds`: the loaders of all parts of a
 * page begin together.
 */
export function runnerWithin(milliseconds: number) {
  let waiting: { readonly code: () => unknown; readonly settle: (outcome: Outcome<unknown>) => void }[] = [];
  const runWaiting = () => {
    const turn = waiting;
    waiting = [];
    const outcomes = runAllWithin(
      milliseconds,
      turn.map(({ code }) => code),
    );
    for (const [place, outcome] of outcomes.entries()) turn[place]?.settle(outcome);
  };
  return <Result>(code: () => Result | Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(runWaiting);
      waiting.push({
        code,
        settle: (outcome) =>
          outcome.kind === 'returned' ? resolve(outcome.value as Result | Promise<Result>) : reject(outcome.problem),
      });
    });
}
