import { Type } from 'typebox';

/** The `{name}` of a call of section 7: a name, or its slug with hyphens as spaces. */
export const nameParameter = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) });
