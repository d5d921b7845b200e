import { useIsFromServer } from '@iwan/shared/dom/use-is-from-server';
import type { Format } from '@iwan/shared/domain/format/format';
import { useFormat } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useRef, useState } from 'react';

/** The duration of the animation in milliseconds. */
const duration = 900;

/**
 * A figure that counts up once when it becomes visible, unless the visitor prefers reduced motion. It does not move if it was
 * visible before hydration, since it may have been read already, or if its text does not begin with a number.
 */
export function CountedFigure({ text }: { readonly text: string }) {
  const format = useFormat();
  const place = useRef<HTMLSpanElement>(null);
  const mayBeRead = useIsFromServer();
  const [shown, setShown] = useState(text);

  useEffect(() => {
    const figure = readFigure(text);
    const element = place.current;
    if (figure === null || element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = () => {
      const began = performance.now();
      const step = () => {
        const part = (performance.now() - began) / duration;
        setShown(figureAt(figure, part, format));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      step();
    };
    let isFirst = true;
    const sight = new IntersectionObserver(([entry]) => {
      const isInSight = entry?.isIntersecting === true;
      if (isInSight) sight.disconnect();
      if (isInSight && !(isFirst && mayBeRead)) count();
      isFirst = false;
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
      setShown(text);
    };
  }, [text, mayBeRead, format]);

  return <span ref={place}>{shown}</span>;
}

/** A text that begins with a whole number: the number, and the rest of the text. */
interface Figure {
  readonly number: number;
  readonly rest: string;
  /** Whether the text has thousands separators. */
  readonly isGrouped: boolean;
}

/**
 * The number that a figure counts up to; `null` for a text that does not begin with one.
 *
 *     '1,200+' => { number: 1200, rest: '+', isGrouped: true }
 */
export function readFigure(text: string): Figure | null {
  const [, digits, rest] = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(\D{0,20})$/.exec(text) ?? [];
  if (digits === undefined || rest === undefined) return null;
  return { number: Number(digits.replaceAll(',', '')), rest, isGrouped: digits.includes(',') };
}

/** The text at a progress from 0 to 1, with an ease-out. */
export function figureAt({ number, rest, isGrouped }: Figure, part: number, format: Format): string {
  const reached = Math.round(number * (1 - (1 - Math.min(1, part)) ** 3));
  return `${isGrouped ? format.number(reached) : reached}${rest}`;
}
