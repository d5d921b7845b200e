import type { TSchema } from 'typebox';
import { z } from 'zod';

/** The JSON Schema of what a form takes, from the very rules that check it. */
export function payloadOf(form: z.ZodType): TSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' });
  return schema as TSchema;
}

/** The payload of a form that carries a file. */
export function payloadWithFile(form: z.ZodObject): TSchema {
  const schema = payloadOf(form) as TSchema & { properties: Record<string, TSchema>; required?: string[] };
  return {
    ...schema,
    properties: { ...schema.properties, file: { type: 'string', format: 'binary' } },
    required: [...(schema.required ?? []), 'file'],
  };
}
