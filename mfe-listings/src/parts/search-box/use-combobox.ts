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
  /** The criteria in the text, in words; empty where it is only names and words. */
  readonly understood: string;
  readonly isListShown: boolean;
  /** Whether the suggestions belong to the current text. */
  readonly isAnswered: boolean;
  /** The suggestions could not be loaded. */
  readonly isLost: boolean;
  /** The active option, chosen by the arrow keys. */
  readonly active: number | null;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly choose: (option: SuggestedOption) => void;
  readonly close: () => void;
}

/**
 * The state of a combobox that suggests while the visitor types (APG, list autocomplete with manual selection). `list`: the
 * list's id.
 */
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
    // Typed before hydration.
    if (field.current?.value && document.activeElement === field.current) type(field.current.value);
  }, []);

  useEffect(() => {
    const { current } = popup;
    if (!isListShown || current === null) return;
    // The field is low on the screen, and lower above a phone's keyboard: scrolls so that the list is visible.
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
