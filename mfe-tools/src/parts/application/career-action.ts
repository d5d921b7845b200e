import { leadAction } from '@iwan/shared/forms/lead-action';
import { careerForm } from './career-form';

/** Takes an application that was posted (section 7). */
export const careerAction = leadAction(careerForm);
