import { defineOfficePage } from '@iwan/shared/contracts/office';
import { UnmatchedSales } from './unmatched-sales';

export const office = defineOfficePage({ Component: UnmatchedSales });
