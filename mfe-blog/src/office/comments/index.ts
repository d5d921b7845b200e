import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Comments } from './comments';

export const office = defineOfficePage({ Component: Comments });
