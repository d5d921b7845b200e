import { defineOfficePage } from '@iwan/shared/contracts/office';
import { GuidesToEdit } from './guides-to-edit';

export const office = defineOfficePage({ Component: GuidesToEdit });
