import { defineDialog } from '@iwan/shared/contracts/module';
import { shownOpenings } from '../../parts/openings/shown-openings';
import { type ApplyData, ApplyDialog } from './apply-dialog';

export const dialog = defineDialog<ApplyData>({
  Component: ApplyDialog,
  // From the page below where that has them: the dialog then opens without a request.
  loader: async (args) => ({
    openings:
      shownOpenings() ?? (await (await import('../../parts/openings/load-openings')).loadOpeningCards(args)).openings,
  }),
  action: async (args) => (await import('../../parts/application/career-action')).careerAction(args),
});
