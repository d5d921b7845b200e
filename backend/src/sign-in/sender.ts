import { networkOf, siteOf } from '@iwan/shared/network/network-of';
import { mailboxOf } from '../mail/mailbox-of';
import type { Hashing } from './hashing';

/** Who asks for a mail to an address, or guesses at a code. */
export interface Sender {
  readonly email: string;
  readonly emailKey: string;
  /** Of the mailbox that the address leads to, for counting mails. */
  readonly mailboxKey: string;
  readonly networkKey: string;
  /** Of the customer's networks that the network is one of. */
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

/** How an event of sign-in says whose it is. */
export function eventKeys({ emailKey, mailboxKey, networkKey, siteKey }: Sender) {
  return { email_key: emailKey, mailbox_key: mailboxKey, network_key: networkKey, site_key: siteKey };
}
