import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Developers } from './developers';

export const office = defineOfficePage({ Component: Developers });
