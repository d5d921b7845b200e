import { rememberInAddress } from '@iwan/shared/router/router';
import { useState } from 'react';

/** On a phone map and list are two views of one screen; a wider window has both. */
export type ShownView = 'map' | 'list';

/** The parameter of the map's address that says which; the map is the default. */
const parameter = 'show';

export function readShown(query: URLSearchParams): ShownView {
  return query.get(parameter) === 'list' ? 'list' : 'map';
}

/** Which of the two is shown, as an address has it. */
export function writeShown(shown: ShownView): { readonly [parameter]: string | undefined } {
  return { [parameter]: shown === 'list' ? 'list' : undefined };
}

/** The view on show: that of the address at first, then the one that was chosen, which the address remembers. */
export function useShown(first: { readonly shown: ShownView }) {
  const [chosen, setChosen] = useState<{ readonly of: object; readonly shown: ShownView }>();

  function show(shown: ShownView): void {
    setChosen({ of: first, shown });
    rememberInAddress(writeShown(shown));
  }

  return { shown: chosen?.of === first ? chosen.shown : first.shown, show };
}
