import { defineDialog } from '@iwan/shared/contracts/module';
import { ApplyDialog } from './apply-dialog';

export const dialog = defineDialog({
  Component: ApplyDialog,
  action: async (args) => (await import('../../parts/application/career-action')).careerAction(args),
});
