import { contactCall, sessionCalls } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

/** The shell's own calls of the backend: its forms are leads, and its header shows who is signed in. */
export const ownCalls: readonly CallDeclaration[] = [contactCall, sessionCalls.current, sessionCalls.signOut];
