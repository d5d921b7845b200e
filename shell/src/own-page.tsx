import { useState } from 'react';
import type { LazyCode, ShellPageModule } from './federation/page/shell-page';

interface Props {
  readonly code: LazyCode<ShellPageModule>;
  /** What it was loaded with. */
  readonly data: unknown;
  readonly intro: boolean;
}

const mark = 'data-own-page';

/**
 * A page of the shell's own. Server-rendered HTML without code, because the page needs none or it failed to load, stays as it
 * is: React leaves it alone, and its links and forms are handled by the browser.
 */
export function OwnPage({ code, data, intro }: Props) {
  // The first render decides for its lifetime: React must find what the server sent.
  const [serverHtml] = useState(() =>
    code.now === null ? (document.querySelector(`#main > [${mark}]`)?.innerHTML ?? '') : null,
  );
  if (serverHtml !== null) {
    return (
      <div
        {...{ [mark]: '' }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered on our server
        dangerouslySetInnerHTML={{ __html: serverHtml }}
      />
    );
  }
  const Component = code.now?.Component;
  return <div {...{ [mark]: '' }}>{Component ? <Component intro={intro} data={data} /> : null}</div>;
}
