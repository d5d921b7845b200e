import { defineSlot } from '@iwan/shared/contracts/module';
import { SignInDialog } from './sign-in-dialog';

export const dialog = defineSlot({ Component: SignInDialog });
