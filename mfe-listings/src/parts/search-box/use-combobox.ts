import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { useNavigate } from '@iwan/shared/router/router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveInList } from './move-in-list';
import type { SuggestedOption } from './suggested-option';
import { optionId } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface Combobox {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly isEmpty: boolean;
  readonly options: readonly SuggestedOption[];
  /** What the search understands of the text; empty where that is nothing but names and words. */
  readonly understood: string;
  readonly isListShown: boolean;
  /** Whether the suggestions are those for what is typed now. */
  readonly isAnswered: boolean;
  /** The suggestions did not arrive. */
  readonly isLost: boolean;
  /** The option that the arrow keys have reached. */
  readonly active: number | null;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly choose: (option: SuggestedOption) => void;
  readonly close: () => void;
}

/** The state of a combobox whose list suggests while somebody types (APG, list autocomplete with manual selection). `list`: the list's id. */
export function useCombobox(list: string, criteria: SearchCriteria): Combobox {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { options, understood, of, isLost } = useSuggestions(text, criteria);
  const typed = text.trim();
  const isListShown = isOpen && typed !== '' && options.length > 0;

  useEffect(() => {
    // Typed before this code was loaded.
    if (field.current?.value && document.activeElement === field.current) type(field.current.value);
  }, []);

  useEffect(() => {
    const { current } = popup;
    if (!isListShown || current === null) return;
    // The field stands low on the screen, and lower still above a phone's keyboard: its list would open out of sight.
    const sight = window.visualViewport?.height ?? window.innerHeight;
    if (current.getBoundingClientRect().bottom > sight) scrollIntoSight(current.parentElement ?? current, 'start');
  }, [isListShown]);

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function type(next: string): void {
    setText(next);
    setActive(null);
    setOpen(true);
  }

  function choose(option: SuggestedOption): void {
    setOpen(false);
    setActive(null);
    navigate(option.href);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const chosen = isListShown && active !== null ? options[active] : undefined;
    if (event.key === 'Enter') {
      setOpen(false);
      if (chosen === undefined) return;
      event.preventDefault();
      choose(chosen);
      return;
    }
    const move = moveInList(event, { isShown: isListShown, active, count: options.length });
    if (move === null) return;
    if (move.isTaken) event.preventDefault();
    setOpen(move.isOpen);
    setActive(move.active);
  }

  return {
    ...{ field, popup, options, understood, isListShown, isLost, active, type, press, choose },
    isEmpty: typed === '',
    isAnswered: isOpen && typed !== '' && of === typed,
    close: () => setOpen(false),
  };
}
