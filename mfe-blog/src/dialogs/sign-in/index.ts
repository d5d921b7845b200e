import { defineDialog } from '@iwan/shared/contracts/module';
import { SignInDialog } from './sign-in-dialog';

export const dialog = defineDialog({ Component: SignInDialog });
