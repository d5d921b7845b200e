import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Openings } from './openings';

export const office = defineOfficePage({ Component: Openings });
