import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { nearestHandle } from './nearest-handle';
import styles from './range-slider.module.css';

interface RangeSliderProps {
  /** The accessible names of the handles. */
  readonly labels: readonly [string, string];
  /** The positions of the handles, from 0 to `last`. */
  readonly places: readonly [number, number];
  readonly last: number;
  /** The text of a position. */
  readonly valueText: (place: number) => string;
  readonly onChange: (places: readonly [number, number]) => void;
}

/**
 * A slider with two handles; the handles never pass one another. Each is a native slider, which arrow keys move and screen readers
 * know; by pointer the line as a whole moves the nearer one.
 */
export function RangeSlider({ labels, places, last, valueText, onChange }: RangeSliderProps) {
  const [low, high] = places;
  const line = useRef<HTMLDivElement>(null);
  const dragged = useRef<0 | 1 | null>(null);

  function move(handle: 0 | 1, place: number): void {
    const moved = handle === 0 ? ([Math.min(place, high), high] as const) : ([low, Math.max(place, low)] as const);
    if (moved[0] !== low || moved[1] !== high) onChange(moved);
  }

  function begin(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0 || line.current === null) return;
    const place = placeAt(event.clientX, line.current, last);
    const handle = nearestHandle(place, places, last);
    dragged.current = handle;
    event.currentTarget.setPointerCapture(event.pointerId);
    // Otherwise the press would take the focus away again.
    event.preventDefault();
    event.currentTarget.querySelectorAll('input')[handle]?.focus({ preventScroll: true });
    move(handle, place);
  }

  function drag(event: PointerEvent): void {
    if (dragged.current !== null && line.current !== null) {
      move(dragged.current, placeAt(event.clientX, line.current, last));
    }
  }

  const end = () => {
    dragged.current = null;
  };
  return (
    <div
      className={styles.slider}
      style={{ '--low': low / last, '--high': high / last } as CSSProperties}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div ref={line} className={styles.line}>
        <span className={styles.range} />
        {labels.map((label, index) => (
          <span key={label} className={styles.handle}>
            <input
              type="range"
              aria-label={label}
              aria-valuetext={valueText(index === 0 ? low : high)}
              min={index === 0 ? 0 : low}
              max={index === 0 ? high : last}
              value={index === 0 ? low : high}
              onChange={(event) => move(index === 0 ? 0 : 1, event.target.valueAsNumber)}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The place of a pointer on the line, whose first one is at its start in the direction of reading. */
function placeAt(x: number, line: HTMLElement, last: number): number {
  const { left, width } = line.getBoundingClientRect();
  const share = width === 0 ? 0 : (x - left) / width;
  const fromStart = getComputedStyle(line).direction === 'rtl' ? 1 - share : share;
  return Math.round(Math.min(Math.max(fromStart, 0), 1) * last);
}
