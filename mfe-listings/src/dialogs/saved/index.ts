import { defineDialog } from '@iwan/shared/contracts/module';
import { SavedDialog } from './saved-dialog';

export const dialog = defineDialog({ Component: SavedDialog });
