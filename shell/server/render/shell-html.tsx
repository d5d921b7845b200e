import type { ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../../src/app';
import { LoadingDialog } from '../../src/dialogs/loading-dialog';
import { PageOutlet } from '../../src/page-outlet';

type Props = Omit<ComponentProps<typeof App>, 'children'> & Pick<ComponentProps<typeof PageOutlet>, 'intro'>;

/** The HTML of the whole app, with that of the islands in it. Throws when a component of the shell throws. */
export function shellHtml({ intro, ...part }: Props): string {
  return renderToString(
    <App {...part}>
      <PageOutlet pathname={part.pathname} intro={intro} />
    </App>,
  );
}

/** The placeholder dialog of every document, closed; it is shown while the code of a dialog loads. `locale`: BCP 47. */
export function loadingDialogHtml(locale: string): string {
  return renderToStaticMarkup(<LoadingDialog locale={locale} />);
}
