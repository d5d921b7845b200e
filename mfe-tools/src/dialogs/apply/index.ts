import { defineSlot } from '@iwan/shared/contracts/module';
import { ApplyDialog } from './apply-dialog';

export const dialog = defineSlot({ Component: ApplyDialog });
