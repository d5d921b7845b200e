import type { ReactNode } from 'react';
import type { SampleTexts } from './sample-texts';

/**
 * One state of a component: shown by `/__parts` in development, and rendered by tests. In the `*.examples.tsx` of
 * its folder.
 */
export interface Example {
  /** The name of the state: `invalid`, `long text`. Unique among those of a component. */
  readonly name: string;
  readonly render: (texts: SampleTexts) => ReactNode;
  /** A CSS selector within the example, for the element that is shown as focused. */
  readonly focuses?: string;
  /** It takes the whole width of the page. */
  readonly isWide?: boolean;
  /** An overlay or a whole page: shown by itself. */
  readonly isAlone?: boolean;
  /** `inverse`: on the teal background. */
  readonly ground?: 'inverse';
}
