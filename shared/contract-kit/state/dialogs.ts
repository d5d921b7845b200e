import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createBrowserStore } from './browser-store';

// Imported by the package's name: remotes get the shell's singleton, and with it the one stack of overlays.
export { overlayStore, useOverlay } from './overlays';

/**
 * The dialogs of the site by name, each with its parameters. Parameters from a link are untrusted. A team adds its own by
 * declaration merging.
 */
export interface DialogKinds {
  /**
   * `price`: the price in dirhams, for the loan. `loan`, `rate`, `years`: a whole loan, in dirhams, percent and years, whose
   * result is shown at once. `tab`: `converter` or the mortgage; the converter starts with `amount`, from one currency to
   * another.
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
  /** Favourites and recently viewed projects. */
  readonly saved: Record<never, never>;
  /** The contact form of About and the footer. */
  readonly contact: Record<never, never>;
  /** Signs in by a mailed code; `useSession` changes when that is done. */
  readonly 'sign-in': Record<never, never>;
}

/** A dialog with its parameters. */
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

/** The open dialog of the page: any part opens it here, its owner renders it (section 2, header). */
export const dialogStore = Object.assign(store, {
  open: (dialog: Dialog): void => store.getState().open(dialog),
  close: (): void => store.getState().close(),
});

/**
 * The dialog of an address, while the document server renders it into the page for visitors without script. A browser never
 * provides it: there the store decides.
 */
export const RenderedDialog = createContext<Dialog | null>(null);

/** Reads the dialog store; during hydration no dialog is open. */
export function useDialogs<Selected>(select: (state: DialogState) => Selected): Selected {
  const rendered = use(RenderedDialog);
  return useStore(store, (state) => select(rendered === null ? state : { ...state, dialog: rendered }));
}
