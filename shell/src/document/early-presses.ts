import { dialogLinks, type StartUp, startUpName } from './start-up/names';

/** Controls that were pressed before their code was loaded, and when: milliseconds of `performance.now()`. */
export type EarlyPresses = ReadonlyMap<HTMLElement, number>;

const startUp = (): StartUp | undefined => Reflect.get(window, startUpName);

/** Takes over the presses of the shell's controls from before its code was loaded, each once. */
export function takePressesOfShell(): EarlyPresses {
  return take((control) => !control.closest('[data-island]') || control.matches(dialogLinks));
}

/**
 * Takes over the presses of an island's controls from before the shell's code was loaded, each once; not those of an island
 * inside it.
 */
export function takePressesIn(island: Element): EarlyPresses {
  return take((control) => control.closest('[data-island]') === island && !control.matches(dialogLinks));
}

function take(isOwn: (control: HTMLElement) => boolean): EarlyPresses {
  const pressed = startUp()?.pressed ?? new Map<HTMLElement, number>();
  const taken = [...pressed].filter(([control]) => isOwn(control));
  for (const [control] of taken) pressed.delete(control);
  return new Map(taken);
}

/** Whether the loading dialog that a press has opened was closed, which cancels the press. */
export function isTakenBack(control: HTMLElement): boolean {
  return startUp()?.takenBack.has(control) === true;
}

/** Stops the start-up script from recording presses: from now on the page handles them. */
export function takeOverPresses(): void {
  startUp()?.stopListening();
}
