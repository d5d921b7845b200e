import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Reviews } from './reviews';

export const office = defineOfficePage({ Component: Reviews });
