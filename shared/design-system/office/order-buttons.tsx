import { Button } from '@chakra-ui/react';

/** A list with the entry at one place moved to another. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const others = entries.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...entries.slice(from, from + 1), ...others.slice(to)];
}

interface Props {
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** For rows below each other, or for pictures beside each other. */
  readonly direction: 'down' | 'along';
  /** The labels, for screen readers. */
  readonly labels: { readonly earlier: string; readonly later: string };
  readonly onMove: (to: number) => void;
}

/** Read along the text: pictures stand in its direction, which an arrow of the other one would contradict. */
const signs = { down: ['↑', '↓'], along: ['‹', '›'] } as const;

/** The two buttons that move an entry of a list by one place. */
export function OrderButtons({ place, count, direction, labels, onMove }: Props) {
  const [before, after] = signs[direction];
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        disabled={place === 0}
        aria-label={labels.earlier}
        onClick={() => onMove(place - 1)}
      >
        {before}
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={place === count - 1}
        aria-label={labels.later}
        onClick={() => onMove(place + 1)}
      >
        {after}
      </Button>
    </>
  );
}
