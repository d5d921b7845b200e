import { defineDialog } from '@iwan/shared/contracts/module';
import { AskDialog } from './ask-dialog';

export const dialog = defineDialog({
  Component: AskDialog,
  action: async (args) => (await import('../../parts/ask-action')).askAction(args),
});
