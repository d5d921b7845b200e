import { defineSlot } from '@iwan/shared/contracts/module';
import type { LeadersData } from '../../parts/leaders/load-leaders';
import { Masterminds } from './masterminds';

export const slot = defineSlot<LeadersData>({
  Component: Masterminds,
  loader: async (args) => (await import('../../parts/leaders/load-leaders')).loadLeaders(args),
});
