import { type RefObject, useEffect } from 'react';

/** `auto` initially; `forced` after the visitor has pressed play: hover and focus then no longer pause it. */
export type Playing = 'auto' | 'forced' | 'paused';

interface Autoplay {
  readonly root: RefObject<HTMLElement | null>;
  readonly playing: Playing;
  /** The interval between moves in milliseconds. */
  readonly period: number;
  readonly next: () => void;
}

/**
 * Autoplay of a carousel. Paused on hover, on focus, outside of the window and in a hidden tab; never starts with
 * `prefers-reduced-motion` (readings of section 9).
 */
export function useAutoplay({ root, playing, period, next }: Autoplay): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || playing === 'paused' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const holds = new Set<string>(['off screen']);
    let timer: ReturnType<typeof setTimeout> | undefined;

    function schedule(): void {
      clearTimeout(timer);
      const held = [...holds].some((hold) => playing === 'auto' || (hold !== 'pointer' && hold !== 'focus'));
      if (held) return;
      timer = setTimeout(() => {
        next();
        schedule();
      }, period);
    }
    const set = (hold: string, on: boolean) => {
      if (on) holds.add(hold);
      else holds.delete(hold);
      schedule();
    };

    const seen = new IntersectionObserver(([entry]) => set('off screen', entry?.isIntersecting !== true), {
      threshold: 0.25,
    });
    seen.observe(element);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && set('pointer', true), {
      signal,
    });
    element.addEventListener('pointerleave', () => set('pointer', false), { signal });
    element.addEventListener('focusin', () => set('focus', element.querySelector(':focus-visible') !== null), {
      signal,
    });
    element.addEventListener('focusout', () => set('focus', false), { signal });
    document.addEventListener('visibilitychange', () => set('hidden', document.hidden), { signal });
    return () => {
      clearTimeout(timer);
      seen.disconnect();
      listening.abort();
    };
  }, [root, playing, period, next]);
}
