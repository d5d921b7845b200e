import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

/** How long a code is valid, in milliseconds; afterwards the next step is to request another. */
export const codeLife = 10 * 60_000;

/** The step of the sign-in. It survives a reload, because a visitor leaves the page to read the mail. */
export interface SignInDraft {
  /** As it was typed. */
  readonly email: string;
  /** The next step is the code, not the address. */
  readonly isAtCode: boolean;
  /** When a code was last sent from this tab, in milliseconds since 1970; `null` for never. */
  readonly sentAt: number | null;
}

export const emptyDraft: SignInDraft = { email: '', isAtCode: false, sentAt: null };

const key = 'sign-in-draft';

/** The stored step of this tab; only the address where the code has expired. */
export function restoreDraft(now: number): SignInDraft {
  try {
    const { email, isAtCode, sentAt } = asRecord(JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? {};
    if (typeof email !== 'string') return emptyDraft;
    const isFresh = typeof sentAt === 'number' && sentAt <= now && now - sentAt < codeLife;
    return isFresh && isAtCode === true ? { email, isAtCode, sentAt } : { ...emptyDraft, email };
  } catch {
    return emptyDraft;
  }
}

/** Stores it in this tab until the visitor is signed in. Without storage only the draft is lost. */
export function keepDraft(draft: SignInDraft | null): void {
  try {
    if (draft === null || draft.email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The visitor could do nothing about it.
  }
}
