import type { Transaction } from '../database/exclusively';
import type { Hashing } from './hashing';
import { isKnownNetwork } from './recent-events';
import type { Sender } from './sender';

/** What a mailed code is for. A code for one purpose is invalid for another: each has its own hash key. */
export interface Purpose {
  readonly name: 'site' | 'office';
  readonly hashing: Hashing;
  /** Whether the address has a session that began in this network. */
  isKnownNetwork(tx: Transaction, sender: Sender, now: Date): Promise<boolean>;
  /** Whether the codes for all strangers together are limited, because anybody can cause mails to any address. */
  readonly hasCommonLimit: boolean;
}

export const sitePurpose = (hashing: Hashing): Purpose => ({
  name: 'site',
  hashing,
  isKnownNetwork,
  hasCommonLimit: true,
});
