/** What the document itself does before the shell's code is there; left on the window by `rememberPresses`. */
export interface StartUp {
  /**
   * Controls that were pressed before anybody listened, in order, and when: milliseconds of `performance.now()`. Whoever goes
   * on with a press takes it out.
   */
  readonly pressed: Map<HTMLElement, number>;
  /** From now on others listen. */
  stopListening(): void;
}

/** The name under which the document leaves it. */
export const startUpName = 'iwanStartUp';

/** How long a pressed link or form waits for its code before the browser follows or sends it, in milliseconds. */
export const pressTimeout = 3000;

/** Marks the files that a page cannot start or be drawn without. */
export const startUpMark = 'data-start-up';

/** A script that a document names; `integrity` as in HTML, left out where the code that loads it asks for it by no hash. */
export interface StartUpFile {
  readonly src: string;
  readonly integrity?: string | undefined;
}

/** What a document says of its code: what it starts with, and when. */
export interface StartUpPlan {
  readonly scripts: readonly StartUpFile[];
  /** Scripts of remotes that are asked for beside them. */
  readonly ahead: readonly StartUpFile[];
  /** Whether it starts once the page is painted; else only when somebody touches it, or a part comes near that says so. */
  readonly isAtOnce: boolean;
  /** Whether scrolling counts as a touch: there is more on the page than text. */
  readonly isOnScroll: boolean;
}

/** The element whose JSON is the plan. */
export const startUpPlanId = 'start-up-plan';

/** Says on the element of an island when its HTML gets its code; none where it needs none. */
export const hydrationMark = 'data-hydration';

/** Says on the document that the overlay of Home is over. */
export const introOver = 'data-intro-over';

/** Where the tab keeps that its visit has begun. */
export const visitKey = 'visited';

/** The `noscript` element that holds the fonts. */
export const fontsId = 'fonts';

/** Where the browser keeps in which colours the visitor wants the site. */
export const colourSchemeKey = 'colourScheme';

/** The event on the window after another choice. */
export const colourSchemeChanged = 'colourschemechange';

/** The name under which the document leaves what names the picture that two pages share. */
export const viewTransitionName = 'iwanCrossing';

/** Marks a card whose picture may grow into that of the page it leads to, and the element of the latter. */
export const viewTransitionMarker = 'data-crossing';
export const pagePictureId = 'page-picture';

/** The element whose JSON is what the server tells the browser beside the HTML. */
export const bootElementId = 'boot';
