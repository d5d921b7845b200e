import { defineDialog } from '@iwan/shared/contracts/module';
import { ApplyDialog } from './apply-dialog';

export const dialog = defineDialog({ Component: ApplyDialog });
