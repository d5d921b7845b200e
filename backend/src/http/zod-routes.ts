import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';
import { HttpError } from './http-error';

/** Gives a request the types of its route's zod schemas. */
interface ZodTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** Routes whose `params` and `querystring` are zod schemas. */
export type ZodRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ZodTypes>;

/** Makes the framework validate addresses by zod schemas; a body's fields have messages of their own (`readBody`). */
export const zodValidator: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (value) => {
    const read = schema.safeParse(value);
    return read.success ? { value: read.data } : { error: new HttpError(400, 'The address could not be understood') };
  };
};
