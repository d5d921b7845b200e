import type { FormValues, LeadFormOf } from '@iwan/shared/forms/lead-form';
import { type LeadForm, useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useContext } from 'react';
import { PostedFormContext } from '../document/posted-form';

/** A form of the shell's own, which knows the result where it was posted to get this page. */
export function useShellForm<Values extends FormValues>(formOf: LeadFormOf<Values>): LeadForm<Values> {
  return useLeadForm(formOf, { posted: useContext(PostedFormContext) });
}
