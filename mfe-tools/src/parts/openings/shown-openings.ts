import { useEffect } from 'react';
import type { OpeningCard } from './opening';

let shown: readonly OpeningCard[] | null = null;

/** Remembers the openings of a page for the application dialog. In an effect: the server renders for many visitors. */
export function useShownOpenings(openings: readonly OpeningCard[]): void {
  useEffect(() => {
    shown = openings;
  }, [openings]);
}

/** What the last page of this visit with openings has shown; `null` without one. */
export const shownOpenings = (): readonly OpeningCard[] | null => shown;
