import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Schema from 'typebox/schema';

interface Described {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, Described>>;
}

/** The part of an OpenAPI document that tests read. */
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

/** What the document has to say against an answer of this call; `null` when it is just as described. */
export function faultIn({ responses }: Operation, answer: Answer): string | null {
  const body = textOf(answer);
  const described = responses[answer.statusCode];
  if (described === undefined) return `${answer.statusCode} is not described: ${body.slice(0, 200)}`;
  const schema = described.content?.['application/json']?.schema;
  if (schema === undefined) return body === '' ? null : `${answer.statusCode} has a body, and none is described`;
  const isRight = Schema.Check(schema, JSON.parse(body));
  return isRight ? null : `${answer.statusCode} is not of the described shape: ${body.slice(0, 200)}`;
}
