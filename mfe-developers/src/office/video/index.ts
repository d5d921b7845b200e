import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Video } from './video';

export const office = defineOfficePage({ Component: Video });
