import { languageFieldOf } from '../../domain/translation/page-language';
import type { Http, SendOptions } from '../contracts/http';
import { searchAlertsPath } from './declared-calls';

/** A search alert for an e-mail address. */
export interface SearchAlert {
  readonly email: string;
  /** As `storedSearch` writes it. */
  readonly query: string;
  readonly slug: string | null;
  /** BCP 47: of the page that it is asked for on, in which its mails are written. */
  readonly locale: string;
}

/**
 * Requests alerts from our own backend, which the address has to confirm by a link in a mail. Only where a list has said that
 * the call exists (`searchAlerts`), since section 7 does not have it.
 */
export async function askForAlert(
  http: Http,
  { locale, ...alert }: SearchAlert,
  options: SendOptions = {},
): Promise<void> {
  await http.send('POST', searchAlertsPath, { ...alert, ...languageFieldOf(locale) }, options);
}
