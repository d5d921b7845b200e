import { z } from 'zod';
import { sendForm, verifyForm } from '../../sign-in/forms';

/** The office's names for what sign-in has: an address, and the code that was mailed to it. */
export const codeForm = sendForm;
export const sessionForm = z.object({ email: verifyForm.shape.email, code: verifyForm.shape.otp });
