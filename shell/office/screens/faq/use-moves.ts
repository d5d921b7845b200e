import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { sentenceOf } from '@iwan/shared/office/office-message';
import { useNotify, useUpdate } from 'ra-core';
import { useRef, useState } from 'react';
import type { textsOf } from './texts';

/** The place of a question within its topic: its id, as long as it was not moved. */
function placeOf({ id, position }: ContentRecord): number {
  return typeof position === 'number' ? position : id;
}

/** Questions in the order of the page. */
export function inPageOrder(questions: readonly ContentRecord[]): readonly ContentRecord[] {
  return [...questions].sort((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
}

/**
 * A place between two others, so that moving a question changes no other one; `null` for no neighbour. The last place is before the next
 * whole number, which is the place of a new question.
 */
export function placeBetween(before: number | null, after: number | null): number {
  if (before === null && after === null) return 1;
  if (before === null) return (after ?? 0) - 1;
  return (before + (after ?? Math.floor(before) + 1)) / 2;
}

/** The place of a question that is moved to a position of its topic, counted from 0, in the order of the page. */
export function placeAt(questions: readonly ContentRecord[], from: number, to: number): number {
  const others = questions.filter((_, at) => at !== from);
  const [before, after] = [others[to - 1], others[to]];
  return placeBetween(before ? placeOf(before) : null, after ? placeOf(after) : null);
}

type Texts = ReturnType<typeof textsOf>;

/**
 * Moves the questions of a topic: each move is shown at once and saved in the background, one after the other, so that a question can be moved
 * by several places in a row. A refused one is reported, and the saved order is shown again. `reload` reads the questions again.
 */
export function useMoves(saved: readonly ContentRecord[], reload: () => Promise<unknown>, texts: Texts) {
  const notify = useNotify();
  const [update] = useUpdate<ContentRecord>();
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());
  const [said, setSaid] = useState('');
  const waiting = useRef(0);
  const last = useRef(Promise.resolve());
  /** As they were saved last: a later move needs the version of the one before. */
  const latest = useRef(new Map<number, ContentRecord>());
  const shown = inPageOrder(
    saved.map((question) => ({ ...question, position: places.get(question.id) ?? question.position })),
  );

  async function save({ id }: ContentRecord, position: number): Promise<void> {
    const known = [saved.find((question) => question.id === id), latest.current.get(id)];
    const [previous] = known.filter((each) => each !== undefined).sort((one, other) => other.version - one.version);
    if (previous === undefined) return;
    const change = { id, data: { position }, previousData: previous };
    const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    latest.current.set(id, (await update('faq', change, options)) as ContentRecord);
  }

  function move(from: number, to: number): void {
    const question = shown[from];
    if (question === undefined || from === to) return;
    const position = placeAt(shown, from, to);
    setPlaces((before) => new Map(before).set(question.id, position));
    setSaid(texts.moved(to + 1, shown.length));
    waiting.current += 1;
    last.current = last.current
      .then(() => save(question, position))
      .catch((error: unknown) => notify(sentenceOf(error) ?? texts.notMoved, { type: 'error' }))
      .then(async () => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        await reload();
        latest.current.clear();
        setPlaces(new Map());
      });
  }

  return { shown, said, move };
}
