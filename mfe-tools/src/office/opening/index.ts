import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Opening } from './opening';

export const office = defineOfficePage({ Component: Opening });
