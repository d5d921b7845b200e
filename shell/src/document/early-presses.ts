import { type StartUp, startUpName } from './start-up/names';

/** Controls that were pressed before their code came, and when: milliseconds of `performance.now()`. */
export type EarlyPresses = ReadonlyMap<HTMLElement, number>;

const startUp = (): StartUp | undefined => Reflect.get(window, startUpName);

/** Links to a dialog of the site, which the shell itself opens wherever they stand. */
export const dialogLinks = 'a[href^="?dialog="]';

/** Takes over the controls of the shell that were pressed before its code came, each once. */
export function takePressesOfShell(): EarlyPresses {
  return take((control) => !control.closest('[data-island]') || control.matches(dialogLinks));
}

/** Takes over the controls of an island, not of one inside it, that were pressed before the shell's code came, each once. */
export function takePressesIn(island: Element): EarlyPresses {
  return take((control) => control.closest('[data-island]') === island && !control.matches(dialogLinks));
}

function take(isOwn: (control: HTMLElement) => boolean): EarlyPresses {
  const pressed = startUp()?.pressed ?? new Map<HTMLElement, number>();
  const taken = [...pressed].filter(([control]) => isOwn(control));
  for (const [control] of taken) pressed.delete(control);
  return new Map(taken);
}

/** The document stops to remember what is pressed: from now on the page handles it itself. */
export function takeOverPresses(): void {
  startUp()?.stopListening();
}
