import { useIsFromServer } from '@iwan/shared/dom/use-is-from-server';
import { useFormat } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useRef, useState } from 'react';
import { figureAt, readFigure } from './count-up';

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
