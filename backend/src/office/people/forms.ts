import { roles } from '@iwan/shared/domain/office/roles';
import { z } from 'zod';
import { cleanText } from '../../http/clean-text';
import { sendForm } from '../../sign-in/forms';

const name = z
  .string({ error: 'Please give the name' })
  .transform((text) => cleanText(text).trim())
  .pipe(z.string().min(1, 'Please give the name').max(120, 'Please keep this under 120 characters'));

const role = z.enum(roles, { error: `The role is one of ${roles.join(', ')}` });

const agentMessage = 'Please choose one of the agents, or none';
const agentId = z.int(agentMessage).min(1, agentMessage).max(2_147_483_647, agentMessage).nullable();

/** An invitation; the person requests the code at the first sign-in. */
export const personForm = z.strictObject({
  email: sendForm.shape.email,
  name,
  role,
  agentId: agentId.default(null),
});

/** The address cannot be changed: it identifies the person. */
export const personChanges = z.strictObject({ name, role, agentId }).partial();

export const personFilter = z.strictObject({ role: role.optional(), q: z.string().max(200).optional() });
