import { and, eq } from 'drizzle-orm';
import { advisoryLock, type Database } from '../database/database';
import { signInCodes, signInEvents } from '../database/schema';
import { mailCode, mailHtml, mailImprint, mailWords } from '../mail/mail-html';
import type { Mail } from '../mail/mailer';
import { createCode, eventKeys, type Sender } from './hashing';
import { limits, longestWait, waitingTime } from './limits';
import { lastSends, type Purpose, recentEvents, timesOf } from './recent-events';
import { textsOf } from './texts';

/** The mail with the code. Nothing in it comes from the request but its language. `site`: the origin of the site. */
export function codeMail(to: string, code: string, { opens, site, locale }: CodeMail): Mail {
  const { yourCode, codeIs, validity, warning } = textsOf(locale);
  const title = yourCode(opens);
  return {
    to,
    subject: title,
    text: [codeIs(code, opens), validity, warning, mailImprint(locale)].join('\n\n'),
    html: mailHtml({
      ...{ title, preview: `${code}. ${validity}`, site, locale },
      rows: [mailCode(title, code), mailWords(validity)],
      why: warning,
    }),
  };
}

interface CodeMail {
  readonly opens: Purpose['name'];
  readonly site: string;
  readonly locale: string;
}

export type IssuedCode =
  | { readonly status: 'issued'; readonly code: string; readonly eventId: number }
  /** Milliseconds until another code may be sent; `isInMailbox`: the mailbox has valid codes that others have requested. */
  | { readonly status: 'too many'; readonly wait: number; readonly isInMailbox: boolean };

/**
 * Creates a code for an address and counts it as sent, unless a limit is reached. An earlier code that the same network has
 * requested is invalidated; those that other networks have requested are not. The same for every address, with or without an
 * account.
 */
export function issueCode(
  db: Database,
  { name: purpose, hashing, isKnownNetwork, hasCommonLimit }: Purpose,
  sender: Sender,
  now: Date,
): Promise<IssuedCode> {
  const { emailKey, mailboxKey, networkKey, siteKey } = sender;
  return db.transaction(async (tx) => {
    await advisoryLock(tx, `site:${siteKey}`);
    await advisoryLock(tx, `mailbox:${mailboxKey}`);
    await advisoryLock(tx, `email:${emailKey}`);
    const requested = (await recentEvents(tx, sender, now)).filter(({ kind }) => kind !== 'failed');
    const isKnown = await isKnownNetwork(tx, sender, now);
    const byNetwork = timesOf(requested, (event) => event.network_key === networkKey);
    const bySite = timesOf(requested, (event) => event.site_key === siteKey);
    const both = requested.filter((event) => event.network_key === networkKey && event.mailbox_key === mailboxKey);
    const arrived = timesOf(both, ({ kind }) => kind === 'sent');
    const inAll = timesOf(requested, (event) => event.kind === 'sent' && event.mailbox_key === mailboxKey);
    const { window, codeLife } = limits;
    const full = isKnown ? 0 : waitingTime(inAll, { most: limits.sendsPerAddressInAll, window: codeLife }, now);
    const inCommon = isKnown || !hasCommonLimit ? [] : await lastSends(tx, now);
    const wait = Math.max(
      full,
      longestWait(now, [
        [both.map(({ at }) => at), { most: 1, window: limits.resendGap }],
        [arrived, { most: limits.sendsPerAddress, window }],
        [byNetwork, { most: limits.sendsPerNetwork, window }],
        [bySite, { most: limits.sendsPerSite, window }],
        [inCommon, { most: limits.sendsInAll, window }],
      ]),
    );
    if (wait > 0) return { status: 'too many', wait, isInMailbox: full > 0 };

    const code = createCode();
    const row = {
      ...hashing.hashCode(emailKey, code),
      expires_at: new Date(now.getTime() + limits.codeLife),
    };
    await tx
      .insert(signInCodes)
      .values({ email_key: emailKey, network_key: networkKey, ...row })
      .onConflictDoUpdate({ target: [signInCodes.email_key, signInCodes.network_key], set: row });
    const [event] = await tx
      .insert(signInEvents)
      .values({ kind: 'sent', purpose, ...eventKeys(sender), at: now })
      .returning({ id: signInEvents.id });
    return { status: 'issued', code, eventId: event?.id ?? 0 };
  });
}

/**
 * Revokes a code that no mail server has accepted. The request still counts for the limits of its network and for the minimum
 * pause, since each attempt costs the mail server time.
 */
export async function withdrawCode(db: Database, { emailKey, networkKey }: Sender, eventId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, `email:${emailKey}`);
    await tx
      .delete(signInCodes)
      .where(and(eq(signInCodes.email_key, emailKey), eq(signInCodes.network_key, networkKey)));
    await tx.update(signInEvents).set({ kind: 'unsent' }).where(eq(signInEvents.id, eventId));
  });
}
