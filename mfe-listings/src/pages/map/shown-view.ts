import { rememberInAddress } from '@iwan/shared/router/router';
import { useState } from 'react';

/** On a phone, map and list are two views of one screen; a wider window shows both. */
export type ShownView = 'map' | 'list';

/** The parameter for it in the map's address; the map is the default. */
const parameter = 'show';

export function readShown(query: URLSearchParams): ShownView {
  return query.get(parameter) === 'list' ? 'list' : 'map';
}

/** The view that an address names. */
export function writeShown(shown: ShownView): { readonly [parameter]: string | undefined } {
  return { [parameter]: shown === 'list' ? 'list' : undefined };
}

/** The view on show: first that of the address, then the chosen one, which is written into the address. */
export function useShown(first: { readonly shown: ShownView }) {
  const [chosen, setChosen] = useState<{ readonly of: object; readonly shown: ShownView }>();

  function show(shown: ShownView): void {
    setChosen({ of: first, shown });
    rememberInAddress(writeShown(shown));
  }

  return { shown: chosen?.of === first ? chosen.shown : first.shown, show };
}
