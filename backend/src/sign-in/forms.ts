import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import { refusals } from '../http/refusals/refusals';

const addressMissing = refusals.emailMissing;
const codeMissing = refusals.codeMissing;

/** Two spellings of one mailbox are one account; mail servers ignore case. */
const email = z
  .string({ error: addressMissing })
  .transform((text) => cleanText(text).trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, addressMissing)
      .max(254, 'Use 254 characters or fewer.')
      .pipe(z.email('Enter an email address like name@example.com.')),
  );

/** A code sent as a number has lost its leading zeros. */
const otp = z
  .union(
    [
      z.string(),
      z
        .int()
        .nonnegative()
        .transform((code) => String(code).padStart(6, '0')),
    ],
    {
      error: codeMissing,
    },
  )
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, codeMissing)
      .regex(/^(\d{6})?$/, refusals.codeLength),
  );

/** The payloads of sign-in in section 7; both fields are required (section 5). */
export const sendForm = z.object({ email });
export const verifyForm = z.object({ email, otp });
