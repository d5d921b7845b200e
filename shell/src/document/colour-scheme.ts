import { useSyncExternalStore } from 'react';
import { colourSchemeChanged, colourSchemeKey } from './start-up/names';

/** `system`: the setting of the visitor's system. */
export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** The stored choice; storage may hold anything, or be unavailable. */
function chosenScheme(): ColourScheme {
  try {
    const stored = localStorage.getItem(colourSchemeKey);
    return colourSchemes.find((scheme) => scheme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice; the script in the document applies it, in every tab. */
export function chooseColourScheme(scheme: ColourScheme): void {
  try {
    if (scheme === 'system') localStorage.removeItem(colourSchemeKey);
    else localStorage.setItem(colourSchemeKey, scheme);
  } catch {
    // A browser without storage keeps the system's colours.
  }
  window.dispatchEvent(new Event(colourSchemeChanged));
}

/** The choice; the system's on the server and in the first render of hydration. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, chosenScheme, () => 'system');
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(colourSchemeChanged, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(colourSchemeChanged, onChange);
    window.removeEventListener('storage', onChange);
  };
}
