import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app';

/** The HTML of the whole app, with that of the islands in it. Throws when a component of the shell throws. */
export function shellHtml(part: ComponentProps<typeof App>): string {
  return renderToString(<App {...part} />);
}
