import type { ReactNode } from 'react';
import type { SampleTexts } from './sample-texts';

/** One state of a part: shown by `/__parts` in development, rendered and asked by tests. Beside each part in `*.examples.tsx`. */
export interface Example {
  /** What is to be seen: `invalid`, `long text`. Once in a file. */
  readonly name: string;
  readonly render: (texts: SampleTexts) => ReactNode;
  /** What is shown as if it had the focus: a CSS selector within the example. */
  readonly focuses?: string;
  /** It takes the whole width of the page. */
  readonly isWide?: boolean;
  /** It lies over the page, or is one of a page: shown by itself. */
  readonly isAlone?: boolean;
  /** `inverse`: on the site's teal ground. */
  readonly ground?: 'inverse';
}
