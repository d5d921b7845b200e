import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Article } from './article';

export const office = defineOfficePage({ Component: Article });
