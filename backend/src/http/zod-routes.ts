import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  onSendAsyncHookHandler,
  RawServerDefault,
} from 'fastify';
import { z } from 'zod';
import { HttpError } from './http-error';

/** The `{name}` of a call of section 7: a name, or its slug with hyphens as spaces. */
export const nameParameter = z.object({ name: z.string().min(1).max(200) });

/** The `{id}` of a call of section 7. */
export const idParameter = z.object({ id: z.string().max(200) });

/**
 * Only an id in its canonical spelling: neither `01` nor `1e0` is a second address of the same record. `null` for an invalid
 * id.
 */
export function readId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}

/** Gives a request the types of its route's zod schemas. */
interface ZodTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** Routes whose `params` and `querystring` are zod schemas. */
export type ZodRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ZodTypes>;

/** A hook of routes whose responses no cache stores. */
export const neverStored: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};

/** Makes the framework validate addresses by zod schemas; a body's fields have messages of their own (`readBody`). */
export const zodValidator: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (value) => {
    const read = schema.safeParse(value);
    return read.success ? { value: read.data } : { error: new HttpError(400, 'The address could not be understood') };
  };
};
