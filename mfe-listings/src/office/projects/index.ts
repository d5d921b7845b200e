import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Projects } from './projects';

export const office = defineOfficePage({ Component: Projects });
