import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** OpenAPI 3.1 uses this draft of JSON Schema, with formats of its own. */
const ajv = addFormats(new Ajv2020({ strict: false }));

interface Described {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: object & { readonly format?: string } }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, Described>>;
}

/** The part of an OpenAPI document that tests use. */
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
}

function textOf({ headers, rawPayload }: Answer): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString();
    case 'gzip':
      return gunzipSync(rawPayload).toString();
    default:
      return rawPayload.toString();
  }
}

/** Whether a response of this type is a file, whose content is not described. */
function isFile({ content }: Described, type: string): boolean {
  const [media = ''] = type.split(';');
  return (content?.[media] ?? content?.['*/*'])?.schema.format === 'binary';
}

/** The difference between a response and its description; `null` when it matches. */
export function faultIn({ responses }: Operation, response: Answer): string | null {
  const body = textOf(response);
  const described = responses[response.statusCode];
  if (described === undefined) return `${response.statusCode} is not described: ${body.slice(0, 200)}`;
  if (isFile(described, String(response.headers['content-type']))) return null;
  const schema = described.content?.['application/json']?.schema;
  if (schema === undefined) return body === '' ? null : `${response.statusCode} has a body, and none is described`;
  if (ajv.validate(schema, JSON.parse(body))) return null;
  return `${response.statusCode} is not of the described shape, ${ajv.errorsText()}: ${body.slice(0, 200)}`;
}
