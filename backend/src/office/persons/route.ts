import type { HeldData } from '@iwan/shared/domain/office/person-wire';
import { z } from 'zod';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import type { Whose } from '../../leads/erase';
import { erasePerson, type PersonStores } from '../../persons/erase-person';
import { readHeldData } from '../../persons/held-data';
import { type Change, noteChange } from '../audit';
import { callerOf } from '../caller';
import { invalid } from '../office-error';

interface Parts extends PersonStores {
  /** Called when readers' comments have changed. */
  readonly commentsChanged: () => void;
  readonly now: () => Date;
}

export const whoseForm = z.strictObject({
  email: z.string().trim().max(254, 'Enter a valid email address').optional(),
  phone: z.string().trim().max(40, 'Enter a valid phone number').optional(),
});

/** The fewest digits of a phone number: fewer would match strangers. */
const fewestDigits = 6;

/** Throws an `HttpError` 400 for an empty form, which must not match everybody. */
function readWhose(body: unknown): Whose {
  const { email = '', phone = '' } = readBody(whoseForm, body);
  if (email === '' && phone === '') {
    throw invalid([{ field: 'email', message: 'Enter an email address or a phone number' }]);
  }
  if (email !== '' && !z.email().safeParse(email).success) {
    throw invalid([{ field: 'email', message: 'Enter a valid email address' }]);
  }
  if (phone !== '' && phone.replace(/\D/g, '').length < fewestDigits) {
    throw invalid([{ field: 'phone', message: `Please give at least ${fewestDigits} digits` }]);
  }
  return { ...(email !== '' && { email }), ...(phone !== '' && { phone }) };
}

/**
 * Personal data, shown and erased (the rights of a data subject). In bodies instead of addresses, which end up in logs. The
 * audit log has the action and the number of records, never the person.
 */
export function personRoutes({ commentsChanged, now, ...stores }: Parts): ZodRoutes {
  const entry = (action: string, after: object): Change => ({
    ...{ resource: 'persons', recordId: '-', action },
    after: { ...after },
  });
  return async (app) => {
    app.post('/persons/find', async (request): Promise<HeldData> => {
      const held = await readHeldData(stores.db, stores.dataFolder, readWhose(request.body));
      const { person } = callerOf(request);
      const found = { leads: held.leads.length, searches: held.searches.length, hadAccount: held.account !== null };
      await stores.db.transaction((tx) => noteChange(tx, person, entry('look up', found), now()));
      return held;
    });

    app.post('/persons/erase', async (request) => {
      const whose = readWhose(request.body);
      const { person } = callerOf(request);
      const erased = await erasePerson(stores, whose, (tx, counts) =>
        noteChange(tx, person, entry('erase', counts), now()),
      );
      commentsChanged();
      return erased;
    });
  };
}
