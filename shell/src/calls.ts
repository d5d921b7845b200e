import { contactCall, sessionCalls } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

/** The calls of the backend that the shell itself makes: its forms are leads, and its header knows who is signed in. */
export const ownCalls: readonly CallDeclaration[] = [contactCall, sessionCalls.current, sessionCalls.signOut];
