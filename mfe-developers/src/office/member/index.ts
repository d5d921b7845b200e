import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Member } from './member';

export const office = defineOfficePage({ Component: Member });
