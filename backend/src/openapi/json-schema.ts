import { z } from 'zod';

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

/** The input of a schema before transformations, with unknown fields allowed. */
const common: Options = { io: 'input', unrepresentable: 'any' };

function jsonSchema(schema: z.ZodType, options: Options): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, options);
  return described;
}

/** The JSON Schema of a call's input, from its zod schema. */
export const payloadSchema = (schema: z.ZodType): object => jsonSchema(schema, common);

/** The JSON Schema of a response: without the limits of JavaScript's integers. */
export const answerSchema = (schema: z.ZodType): object =>
  jsonSchema(schema, {
    ...common,
    override({ jsonSchema: described }) {
      if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum;
      if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum;
    },
  });
