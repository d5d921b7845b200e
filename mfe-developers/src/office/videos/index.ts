import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Videos } from './videos';

export const office = defineOfficePage({ Component: Videos });
