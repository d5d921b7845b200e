import { z } from 'zod';

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

/** As it is before a rule has changed it, and with the fields that are not ours let through. */
const common: Options = { io: 'input', unrepresentable: 'any' };

function jsonSchema(schema: z.ZodType, options: Options): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, options);
  return described;
}

/** The JSON Schema of what a call takes, from the rules that check it. */
export const payloadSchema = (schema: z.ZodType): object => jsonSchema(schema, common);

/** That of an answer: its whole numbers are ours, and need not say what JavaScript can count to. */
export const answerSchema = (schema: z.ZodType): object =>
  jsonSchema(schema, {
    ...common,
    override({ jsonSchema: described }) {
      if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum;
      if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum;
    },
  });
