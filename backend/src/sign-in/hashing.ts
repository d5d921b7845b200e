import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { networkOf, siteOf } from '@iwan/shared/network/network-of';
import { mailboxOf } from '../mail/mailer';

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

/** Six digits, each as likely as any other. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export interface HashedCode {
  readonly salt: string;
  readonly code_hash: string;
}

export type Hashing = ReturnType<typeof createHashing>;

/** Keyed hashes: a million codes can be tried in a second, so a hash without the pepper must reveal nothing. */
export function createHashing(pepper: string) {
  const keyed = (...parts: readonly string[]) => createHmac('sha256', pepper).update(JSON.stringify(parts)).digest();
  const codeHash = (emailKey: string, code: string, salt: string) => keyed('code', emailKey, salt, code);
  return {
    /** A pseudonym of an address, for counting. */
    emailKey: (email: string) => keyed('email', email).toString('base64url'),
    networkKey: (network: string) => keyed('network', network).toString('base64url'),
    hashCode(emailKey: string, code: string): HashedCode {
      const salt = randomBytes(16).toString('base64url');
      return { salt, code_hash: codeHash(emailKey, code, salt).toString('base64url') };
    },
    /** In constant time. */
    isCode(emailKey: string, code: string, { salt, code_hash }: HashedCode): boolean {
      const kept = Buffer.from(code_hash, 'base64url');
      const guessed = codeHash(emailKey, code, salt);
      return kept.length === guessed.length && timingSafeEqual(kept, guessed);
    },
  };
}

/** 256 random bits for a cookie. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token has too many values to be guessed, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
