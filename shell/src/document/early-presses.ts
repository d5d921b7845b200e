import { type StartUp, startUpName } from './start-up/names';

const startUp = (): StartUp | undefined => Reflect.get(window, startUpName);

/** The buttons inside an element that were pressed before the shell's code came, each once. */
export function earlyPresses(within: Element): ReadonlySet<HTMLElement> {
  return new Set(startUp()?.pressed.filter((button) => within.contains(button)));
}

/** The document stops to remember what is pressed: from now on whatever stands on the page hears it itself. */
export function takeOverPresses(): void {
  startUp()?.stopListening();
}
