import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Developer } from './developer';

export const office = defineOfficePage({ Component: Developer });
