import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Team } from './team';

export const office = defineOfficePage({ Component: Team });
