import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createBrowserStore } from './browser-store';

// A remote is handed this module by the shell, and with it the one stack of overlays.
export { overlayStore, useOverlay } from './overlays';

/**
 * The dialogs of the site by their names, each with what it may open with. What comes by a link is whatever somebody has
 * written there: a dialog reads it with care. A team adds its own by declaration merging.
 */
export interface DialogKinds {
  /**
   * `price`: dirhams; the loan amount that it starts with. `loan`, `rate`, `years`: a whole loan, in dirhams, percent and
   * years, that is counted at once. `tab`: `converter`, or the mortgage; that begins with `amount`, from
   * one currency to another.
   */
  readonly calculator: {
    readonly price?: number;
    readonly loan?: string | number;
    readonly rate?: string | number;
    readonly years?: string | number;
    readonly tab?: string;
    readonly amount?: string | number;
    readonly from?: string;
    readonly to?: string;
  };
  /** What the visitor has marked with the heart and what was viewed last. */
  readonly saved: Record<never, never>;
  /** The contact form of About and the footer. */
  readonly contact: Record<never, never>;
  /** Signs in by a mailed code; `useSession` tells when that is done. */
  readonly 'sign-in': Record<never, never>;
}

/** A dialog and what it opens with. */
export type Dialog = { [Name in keyof DialogKinds]: { readonly name: Name } & DialogKinds[Name] }[keyof DialogKinds];

export interface DialogState {
  readonly dialog: Dialog | null;
  /** Opens a dialog in place of the one that is open. */
  readonly open: (dialog: Dialog) => void;
  readonly close: () => void;
}

const store = createBrowserStore<DialogState>('dialog', (set) => ({
  dialog: null,
  open: (dialog) => set({ dialog }),
  close: () => set({ dialog: null }),
}));

/** The one dialog of the page: whoever wants it opened says so here, its owner shows it (section 2, header). */
export const dialogStore = Object.assign(store, {
  open: (dialog: Dialog): void => store.getState().open(dialog),
  close: (): void => store.getState().close(),
});

/**
 * The dialog that an address asks for, while the document server renders it into the page for visitors without script. No
 * browser provides one: there the store says what is open.
 */
export const RenderedDialog = createContext<Dialog | null>(null);

/** Reads the dialog store; in the first render of hydration none is open. */
export function useDialogs<Selected>(select: (state: DialogState) => Selected): Selected {
  const rendered = use(RenderedDialog);
  return useStore(store, (state) => select(rendered === null ? state : { ...state, dialog: rendered }));
}
