import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Agents } from './agents';

export const office = defineOfficePage({ Component: Agents });
