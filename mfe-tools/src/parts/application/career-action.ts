import type { Action } from '@iwan/shared/contracts/module';
import { leadAction } from '@iwan/shared/forms/lead-action';
import { loadOpenings } from '../openings/load-openings';
import { careerFormFor } from './career-form';

/** The action of the posted application form (section 7). */
export const careerAction: Action = async (args) => {
  const { openings, isMissing } = await loadOpenings(args);
  return leadAction(careerFormFor(isMissing ? null : openings.map(({ title }) => title)))(args);
};
