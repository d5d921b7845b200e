import { leadAction } from '@iwan/shared/forms/lead-action';
import { careerForm } from './career-form';

/** The action of the posted application form (section 7). */
export const careerAction = leadAction(careerForm);
