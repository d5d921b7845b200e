import { z } from 'zod';
import { email, name, phone, text } from './field-rules';
import type { LeadForm } from './lead-form';

/**
 * An enquiry about a project, one unit of it, an agent or a developer, each by name. `unit` and `developer` are not in section
 * 7.
 */
export const enquiry: LeadForm = {
  name: 'enquiry',
  sentAs: 'json',
  knownBy: { anyField: ['property', 'agent', 'developer'] },
  fields: z.object({ name, phone, email, agent: text, property: text, unit: text, developer: text, source: text }),
  subject({ property, unit, developer, agent, name }) {
    if (property && unit) return ['New property enquiry', `${property}: ${unit}`];
    if (property) return ['New property enquiry', property];
    if (developer) return ['New enquiry about a developer', developer];
    if (agent) return ['New enquiry for an agent', agent];
    return ['New property enquiry', property ?? name];
  },
};
