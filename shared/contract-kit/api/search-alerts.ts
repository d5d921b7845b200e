import type { Http, SendOptions } from '../contracts/http';
import { searchAlertsPath } from './declared-calls';

/** A search whose news an address is to get. */
export interface SearchAlert {
  readonly email: string;
  /** As `storedSearch` writes it. */
  readonly query: string;
  readonly slug: string | null;
  /** The content of the field that no visitor sees. */
  readonly website?: string;
}

/**
 * Asks our own backend to write to an address, which has to confirm it by the link of a mail. Only where a list has said
 * that there is such a call (`searchAlerts`): section 7 has none.
 */
export async function askForAlert(http: Http, alert: SearchAlert, options: SendOptions = {}): Promise<void> {
  await http.send('POST', searchAlertsPath, alert, options);
}
