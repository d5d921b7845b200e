import type { Transaction } from '../database/exclusively';
import type { Hashing } from './hashing';
import { isKnownNetwork } from './recent-events';
import type { Sender } from './sender';

/** What a mailed code opens. A code for one is none for another: each has a hashing of its own. */
export interface Purpose {
  readonly name: 'site' | 'office';
  readonly hashing: Hashing;
  /** Whether somebody is signed in to an address who began there from this network. */
  isKnownNetwork(tx: Transaction, sender: Sender, now: Date): Promise<boolean>;
  /** Whether the codes for all strangers together are limited: where anybody has mails sent to any address. */
  readonly hasCommonLimit: boolean;
}

export const sitePurpose = (hashing: Hashing): Purpose => ({
  name: 'site',
  hashing,
  isKnownNetwork,
  hasCommonLimit: true,
});
