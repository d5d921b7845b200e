import { type StartUp, startUpName } from './start-up/names';

const startUp = (): StartUp | undefined => Reflect.get(window, startUpName);

/** Links to a dialog of the site, which the shell itself opens wherever they stand. */
export const dialogLinks = 'a[href^="?dialog="]';

/** The controls of the shell that were pressed before its code came, each once. */
export function earlyPressesOfShell(): ReadonlySet<HTMLElement> {
  return new Set(
    startUp()?.pressed.filter((control) => !control.closest('[data-island]') || control.matches(dialogLinks)),
  );
}

/** The controls of an island, not of one inside it, that were pressed before the shell's code came, each once. */
export function earlyPressesIn(island: Element): ReadonlySet<HTMLElement> {
  const isOwn = (control: HTMLElement) => control.closest('[data-island]') === island;
  return new Set(startUp()?.pressed.filter((control) => isOwn(control) && !control.matches(dialogLinks)));
}

/** The document stops to remember what is pressed: from now on whatever stands on the page hears it itself. */
export function takeOverPresses(): void {
  startUp()?.stopListening();
}
