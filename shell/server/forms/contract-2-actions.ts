import { contactApi } from '@iwan/shared/api/contact';
import type { Action } from '@iwan/shared/contracts/module';
import { lettersAndSpaces } from '@iwan/shared/domain/contact/person-name';
import { digitsOnly } from '@iwan/shared/domain/contact/phone';

/** The cleaning of section 5. */
const cleaning: Readonly<Record<string, (text: string) => string>> = { name: lettersAndSpaces, phone: digitsOnly };

/**
 * Forwards a posted form to the backend unvalidated: releases of contract 2 have no actions and no rules. The backend reports
 * errors. To be deleted with contract 4.
 */
const passOn =
  (source: string): Action =>
  async ({ form, http, signal, idempotencyKey }) => {
    const fields = [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? (cleaning[name]?.(value.trim()) ?? value.trim()) : value,
    ]);
    const lead = { ...Object.fromEntries(fields), source };
    await contactApi(http).send(lead, idempotencyKey, { signal });
    return { kind: 'done' };
  };

/** The forms that remotes had under contract 2. */
export const contract2Actions: Readonly<Record<string, Action>> = {
  enquiry: passOn('Contact'),
  career: passOn('Career'),
};
