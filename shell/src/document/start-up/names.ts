/** What the document itself handles before the shell's code is loaded; stored on the window by `rememberPresses`. */
export interface StartUp {
  /**
   * Controls that were pressed before their code was loaded, in order, and when: milliseconds of `performance.now()`. The code
   * that handles a press removes it.
   */
  readonly pressed: Map<HTMLElement, number>;
  /** Controls whose loading dialog was closed: their press must not be handled any more. */
  readonly takenBack: Set<HTMLElement>;
  /** Stops recording: the shell's own listeners handle presses from now on. */
  stopListening(): void;
}

/** The property of the window that holds `StartUp`. */
export const startUpName = 'iwanStartUp';

/** The property of the window with what a translator has changed before hydration. */
export const translationName = 'iwanTranslation';

/** How long a pressed link or form waits for its code before the browser follows or sends it, in milliseconds. */
export const pressTimeout = 3000;

/** Links to a dialog of the site, which the shell itself opens anywhere on the page. */
export const dialogLinks = 'a[href^="?dialog="]';

/** Buttons with `aria-pressed` that show their new state before their code has handled the press. */
export const optimisticToggles = '[data-optimistic]';

/** Controls that open a dialog: a loading dialog is shown until its code has loaded. */
export const sheetOpeners = `${dialogLinks},[data-opens-sheet]`;

/** How long the loading dialog waits for that code, in milliseconds; then a notice says that the part has not loaded. */
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
   * Whether it starts once the page is loaded; otherwise only at a touch, or when a part with hydration `visible` enters the
   * viewport.
   */
  readonly isAtOnce: boolean;
  /** Whether scrolling counts as a touch: the page has a part that hydrates when idle or visible. */
  readonly isOnScroll: boolean;
}

/** The key in local storage of a visitor who was asked in which language to go on. */
export const languageOfferKey = 'language-asked';

/** The element with the plan as JSON. */
export const startUpPlanId = 'start-up-plan';

/** The attribute of an island that says when it is hydrated; missing where it never is. */
export const hydrationMark = 'data-hydration';

/** The attribute of the root element that hides the overlay of Home. */
export const introOver = 'data-intro-over';

/** The key of the session storage that is set once a visit has begun. */
export const visitKey = 'visited';

/** The `noscript` element that holds the fonts. */
export const fontsId = 'fonts';

/** The key of the local storage for the chosen colour scheme. */
export const colourSchemeKey = 'colourScheme';

/** The event on the window after the chosen colour scheme has changed. */
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
