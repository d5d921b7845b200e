import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Agent } from './agent';

export const office = defineOfficePage({ Component: Agent });
