import { useState } from 'react';
import type { LazyCode, ShellPageModule } from './federation/page/shell-page';

interface Props {
  readonly code: LazyCode<ShellPageModule>;
  readonly intro: boolean;
}

const mark = 'data-own-page';

/**
 * A page of the shell's own. What the server has rendered and no code has come for, because the page needs none or it did
 * not arrive, stays as it is: React leaves it alone, its links and forms are the browser's.
 */
export function OwnPage({ code, intro }: Props) {
  // What the page begins with decides as long as it stands: React must find what the server sent.
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
  return <div {...{ [mark]: '' }}>{Component ? <Component intro={intro} /> : null}</div>;
}
