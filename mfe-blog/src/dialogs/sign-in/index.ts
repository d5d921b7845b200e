import { defineDialog } from '@iwan/shared/contracts/module';
import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { SignInDialog } from './sign-in-dialog';
import type { Progress } from './without-script-progress';

export const dialog = defineDialog<Progress | null>({
  Component: SignInDialog,
  // In a browser with script, the stores know who is signed in and which step is next.
  loader: async (args) => (isOnServer ? (await import('./without-script-progress')).loadProgress(args) : null),
  action: async (args) => (await import('./sign-in-action')).signInAction(args),
});
