import { defineSlot } from '@iwan/shared/contracts/module';
import { SavedDialog } from './saved-dialog';

export const dialog = defineSlot({ Component: SavedDialog });
