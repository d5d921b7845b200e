/** What the document itself handles before the shell's code is loaded; stored on the window by `rememberPresses`. */
export interface StartUp {
  /**
   * Controls that were pressed before their code was loaded, in order, and when: milliseconds of `performance.now()`. Whoever
   * handles a press removes it.
   */
  readonly pressed: Map<HTMLElement, number>;
  /** Controls whose empty sheet was closed: whoever has taken over their press forgets it. */
  readonly takenBack: Set<HTMLElement>;
  /** Stops recording: others listen from now on. */
  stopListening(): void;
}

/** The property of the window that holds it. */
export const startUpName = 'iwanStartUp';

/** The property of the window with what a translator has changed before hydration. */
export const translationName = 'iwanTranslation';

/** How long a pressed link or form waits for its code before the browser follows or sends it, in milliseconds. */
export const pressTimeout = 3000;

/** Links to a dialog of the site, which the shell itself opens anywhere on the page. */
export const dialogLinks = 'a[href^="?dialog="]';

/** Buttons with `aria-pressed` that show their new state before their code has handled the press. */
export const optimisticToggles = '[data-optimistic]';

/** Controls that open a sheet, which is shown empty until their code has loaded. */
export const sheetOpeners = `${dialogLinks},[data-opens-sheet]`;

/** How long it waits for that code, in milliseconds: then a notice says that the press was in vain. */
export const sheetTimeout = 6000;

/** Marks the files that a page needs to start or to be painted. */
export const startUpMark = 'data-start-up';

/** A script that a document names; `integrity` as in HTML, missing where the code that loads it does not check one. */
export interface StartUpFile {
  readonly src: string;
  readonly integrity?: string | undefined;
}

/** The scripts that a document starts with, and when. */
export interface StartUpPlan {
  readonly scripts: readonly StartUpFile[];
  /** Scripts of remotes that are loaded together with them. */
  readonly ahead: readonly StartUpFile[];
  /** Addresses of scripts and styles that a first touch is likely to need after those: only fetched. */
  readonly later: readonly string[];
  /**
   * Whether it starts once the page is painted; otherwise only at a touch, or when a part that declares so comes near the
   * viewport.
   */
  readonly isAtOnce: boolean;
  /** Whether scrolling counts as a touch: there is more on the page than text. */
  readonly isOnScroll: boolean;
}

/** The element with the plan as JSON. */
export const startUpPlanId = 'start-up-plan';

/** The attribute of an island for when its HTML is hydrated; missing where it is never. */
export const hydrationMark = 'data-hydration';

/** The attribute of the document for when the overlay of Home is over. */
export const introOver = 'data-intro-over';

/** The key of the session storage for a visit that has begun. */
export const visitKey = 'visited';

/** The `noscript` element that holds the fonts. */
export const fontsId = 'fonts';

/** The key of the local storage for the chosen colour scheme. */
export const colourSchemeKey = 'colourScheme';

/** The event on the window after another choice. */
export const colourSchemeChanged = 'colourschemechange';

/** The property of the window that names the shared picture of two pages. */
export const viewTransitionName = 'iwanCrossing';

/** Marks a card whose picture may morph into that of its page, and the element of the latter. */
export const viewTransitionMarker = 'data-crossing';
export const pagePictureId = 'page-picture';

/** The element with the server's data for the browser as JSON. */
export const bootElementId = 'boot';

/** The name of the `meta` element with the origins of other teams' containers, separated by spaces. */
export const scriptOriginsName = 'script-origins';
