import { networkOf, siteOf } from '@iwan/shared/network/network-of';
import { mailboxOf } from '../mail/mailbox-of';
import type { Hashing } from './hashing';

/** Who requests a mail to an address, or guesses a code. */
export interface Sender {
  readonly email: string;
  readonly emailKey: string;
  /** The hash of the mailbox, for counting mails. */
  readonly mailboxKey: string;
  readonly networkKey: string;
  /** The hash of the customer's site to which the network belongs. */
  readonly siteKey: string;
}

/** `address` is an IP address. */
export function senderOf(hashing: Hashing, email: string, address: string): Sender {
  return {
    email,
    emailKey: hashing.emailKey(email),
    mailboxKey: hashing.emailKey(mailboxOf(email)),
    networkKey: hashing.networkKey(networkOf(address)),
    siteKey: hashing.networkKey(siteOf(address)),
  };
}

/** The columns of an event that identify its sender. */
export function eventKeys({ emailKey, mailboxKey, networkKey, siteKey }: Sender) {
  return { email_key: emailKey, mailbox_key: mailboxKey, network_key: networkKey, site_key: siteKey };
}
