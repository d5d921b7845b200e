import { errorSentence, leadRules, longest } from '@iwan/shared/domain/contact/lead-rules';
import { parsePhone } from '@iwan/shared/domain/contact/parse-phone';
import { digitsOnly } from '@iwan/shared/domain/contact/phone';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { z } from 'zod';
import { refusals } from '../../http/refusals/refusals';

/** The rules of section 5, checked again on the server. The messages are for visitors. */

export const required = (message: string, most: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(most, `Use ${formatFor(defaultLanguage.locale).number(most)} characters or fewer.`);

/** By the rules that the browser has checked. */
const ruled = (field: keyof typeof leadRules, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .superRefine((value, context) => {
      const error =
        leadRules[field](value) ?? (field === 'phone' && parsePhone(value) === null ? 'unreadable' : undefined);
      if (error)
        context.addIssue({
          code: 'custom',
          message: errorSentence(field, error, { missing }, defaultLanguage.locale),
        });
    });

export const name = ruled('name', refusals.nameMissing);

/** Stored as digits with the country code. */
export const phone = z
  .union([z.string(), z.number()], { error: refusals.phoneMissing })
  .transform((value) => parsePhone(String(value)) ?? (digitsOnly(String(value)) || String(value)))
  .pipe(ruled('phone', refusals.phoneMissing));

export const email = ruled('email', refusals.emailMissing);
export const message = ruled('message', refusals.messageMissing);
export const location = required(refusals.locationMissing, longest.location);
/** An optional text that the page adds. */
export const text = z.string().trim().max(200).nullish();
export const consent = z.literal(true, { error: refusals.consentMissing });

/** Not to be called: `true`, also as the text of a multipart form; otherwise not stored. */
export const doNotCall = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: refusals.checkForm })
  .nullish()
  .transform((value) => value === true || value === 'true' || undefined);
