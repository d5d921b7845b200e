import type { DeclaredLeadForm } from '@iwan/shared/domain/office/lead-wire';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leads } from '../../database/schema';
import { type DeclaredForms, declaredName } from '../../leads/forms/declared-forms';
import type { Caller } from '../caller';
import { within } from './query';

/**
 * The kinds of leads that live releases declare, and those of the stored leads that a caller may see, sorted by name. The index
 * `leads_list` has the latter; it is without spam.
 */
export async function declaredLeadForms(
  db: Database,
  declared: DeclaredForms,
  caller: Caller,
): Promise<readonly DeclaredLeadForm[]> {
  const stored = await db
    .selectDistinct({ form: leads.form })
    .from(leads)
    .where(and(sql`not ${leads.is_spam}`, within(caller)));
  const names = stored.flatMap(({ form }) => (declaredName(form) === null ? [] : [form]));
  const all = [...new Set([...names, ...(await declared.liveSources())])].sort();
  return Promise.all(
    all.map(async (id) => {
      const { fields = {} } = (await declared.declarationOf(id)) ?? {};
      const labels = Object.entries(fields).flatMap(([name, { label }]) =>
        label === undefined ? [] : [[name, label]],
      );
      return { id, labels: Object.fromEntries(labels) };
    }),
  );
}
