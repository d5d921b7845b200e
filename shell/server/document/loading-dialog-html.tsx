import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingDialog } from '../../src/dialogs/loading-dialog';

/** The closed sheet in every document that is shown until the code of a dialog has loaded. `locale`: BCP 47. */
export function loadingDialogHtml(locale: string): string {
  return renderToStaticMarkup(<LoadingDialog locale={locale} />);
}
