import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

/** Milliseconds that a code is good for; after that, asking for it again is the next step. */
export const codeLife = 10 * 60_000;

/** How far somebody has come: who goes to read the mail may find this page loaded again. */
export interface SignInDraft {
  /** As it was typed. */
  readonly email: string;
  /** A code is asked for next, not the address. */
  readonly isAtCode: boolean;
  /** When a code was last sent from here; `null` where none was. In milliseconds since 1970. */
  readonly sentAt: number | null;
}

export const emptyDraft: SignInDraft = { email: '', isAtCode: false, sentAt: null };

const key = 'sign-in-draft';

/** What this tab has kept; the address alone when the code is too old. */
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

/** Keeps it in this tab until somebody is signed in. A browser that refuses its storage costs only the draft. */
export function keepDraft(draft: SignInDraft | null): void {
  try {
    if (draft === null || draft.email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing that the visitor could do about it.
  }
}
