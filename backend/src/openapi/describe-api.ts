import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { serve, servedJson } from '../http/responses/served-json';
import { describedOfficeCalls } from './office-calls';
import { calls } from './public-calls';
import type { Answer, Call } from './responses';

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

/** The input of a schema before transformations, with unknown fields allowed. */
const common: Options = { io: 'input', unrepresentable: 'any' };

function jsonSchema(schema: z.ZodType, options: Options): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, options);
  return described;
}

/** The JSON Schema of a call's input, from its zod schema. */
const payloadSchema = (schema: z.ZodType): object => jsonSchema(schema, common);

/** The JSON Schema of a response: without the limits of JavaScript's integers. */
const responseSchema = (schema: z.ZodType): object =>
  jsonSchema(schema, {
    ...common,
    override({ jsonSchema: described }) {
      if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum;
      if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum;
    },
  });

/** Those of the office are there only where it is. */
const described = new Map([...calls, ...describedOfficeCalls].map((call) => [`${call.method} ${call.url}`, call]));

const binary = { schema: { type: 'string', format: 'binary' } };

function bodyOf({ schema, file }: Answer) {
  if (schema !== undefined) return { content: { 'application/json': { schema: responseSchema(schema) } } };
  return file === undefined ? { type: 'null' } : { content: Object.fromEntries(file.map((type) => [type, binary])) };
}

/** A route in the document. Its validation is in the route, with messages for visitors. */
function shown(call: Call): FastifySchema {
  const content = {
    ...(call.json && { 'application/json': { schema: payloadSchema(call.json) } }),
    ...(call.takesFile && { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }),
    ...(call.multipart && { 'multipart/form-data': { schema: payloadSchema(call.multipart) } }),
  };
  return {
    tags: [call.tag],
    summary: call.summary,
    ...(call.params && { params: payloadSchema(call.params) }),
    ...(call.query && { querystring: payloadSchema(call.query) }),
    ...(Object.keys(content).length > 0 && { body: { content } }),
    response: Object.fromEntries(
      Object.entries(call.answers).map(([status, response]) => [
        status,
        { description: response.description, ...bodyOf(response) },
      ]),
    ),
  };
}

/** In development only: pages to try the calls. They need scripts and styles, which the API itself never does. */
async function showPages(app: FastifyInstance): Promise<void> {
  const { default: pages } = await import('@fastify/swagger-ui');
  await app.register(pages, { routePrefix: '/__api', staticCSP: true });
}

/**
 * Describes the calls of section 7 at `/openapi.json` (OpenAPI 3.1), from the schemas that validate them, and in development
 * shows them at `/__api`. Registered before the routes, which it observes.
 */
export async function describeApi(app: FastifyInstance, { withPages }: { readonly withPages: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Iwan admin API',
        version: '1',
        description: 'Section 7 of the specification, what this backend adds to it, and the office where there is one.',
      },
    },
    transform({ schema, url, route }) {
      const call = described.get(`${String(route.method)} ${route.url}`);
      return { schema: call ? shown(call) : { ...schema, hide: true }, url };
    },
  });
  let document: ReturnType<typeof servedJson> | undefined;
  app.get('/openapi.json', (request, reply) => {
    document ??= servedJson(app.swagger());
    return serve(request, reply, document);
  });
  if (withPages) await showPages(app);
}
