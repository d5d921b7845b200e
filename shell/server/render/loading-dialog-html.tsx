import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingDialog } from '../../src/dialogs/loading-dialog';

/** The placeholder dialog of every document, closed; it is shown while the code of a dialog loads. `locale`: BCP 47. */
export function loadingDialogHtml(locale: string): string {
  return renderToStaticMarkup(<LoadingDialog locale={locale} />);
}
