import { defineDialog } from '@iwan/shared/contracts/module';
import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { SignInDialog } from './sign-in-dialog';
import type { Progress } from './without-script-progress';

export const dialog = defineDialog<Progress | null>({
  Component: SignInDialog,
  // A browser that runs this knows by itself who is signed in and how far somebody has come.
  loader: async (args) => (isOnServer ? (await import('./without-script-progress')).loadProgress(args) : null),
  action: async (args) => (await import('./sign-in-action')).signInAction(args),
});
