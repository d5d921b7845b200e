import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Articles } from './articles';

export const office = defineOfficePage({ Component: Articles });
