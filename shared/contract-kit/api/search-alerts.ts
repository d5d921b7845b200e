import type { Http, SendOptions } from '../contracts/http';
import { searchAlertsPath } from './declared-calls';

/** A search alert for an e-mail address. */
export interface SearchAlert {
  readonly email: string;
  /** As `storedSearch` writes it. */
  readonly query: string;
  readonly slug: string | null;
}

/**
 * Requests alerts from our own backend, which the address has to confirm by a link in a mail. Only where a list has said that
 * the call exists (`searchAlerts`), since section 7 does not have it.
 */
export async function askForAlert(http: Http, alert: SearchAlert, options: SendOptions = {}): Promise<void> {
  await http.send('POST', searchAlertsPath, alert, options);
}
