import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A request of the site; `file` is the content of a PDF. */
export interface Sent {
  readonly path: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly multipart?: Readonly<Record<string, string>>;
  readonly file?: string;
}

/** One row of the table in section 7, with requests that show it. */
export interface Row {
  /** Method and path, with the names of its parameters in braces. */
  readonly call: string;
  /** The names in the payload. */
  readonly payload: readonly string[];
  /** The description in the table. */
  readonly response: string;
  /** Left out for 200. */
  readonly status?: number;
  /** Only for a reader who is signed in (section 6). */
  readonly signedIn?: boolean;
  /** `{email}` stands for an address of its own, `{code}` for the code mailed to it, `{user}` for the reader's id. */
  readonly send: readonly Sent[];
  /** The path to the records in the response, how many there are if they are a list, and the fields of each. */
  readonly records?: {
    readonly at: string;
    readonly count?: number;
    readonly fields: readonly string[];
    readonly like?: Readonly<Record<string, unknown>>;
  };
  readonly unknown?: { readonly path: string; readonly message: string };
  /** One changed field of the first request, and the expected message; a file that is `null` is left out. */
  readonly invalid?: readonly { readonly field: string; readonly value: unknown; readonly message: string }[];
}

export const rows: readonly Row[] = JSON.parse(readFileSync(join(import.meta.dirname, 'section-7.json'), 'utf8'));

const boundary = 'contract-boundary';

function multipartBody(fields: Readonly<Record<string, string>>, file: string | undefined): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const attached =
    file === undefined
      ? []
      : [
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="resume.pdf"\r\n` +
            `Content-Type: application/pdf\r\n\r\n${file}\r\n`,
        ];
  return [...parts, ...attached, `--${boundary}--\r\n`].join('');
}

/** Makes a request of the table as a browser would: no body, JSON, or multipart. */
export function inject(
  app: FastifyInstance,
  { path, json, multipart, file }: Sent,
  cookie?: string,
): Promise<LightMyRequestResponse> {
  if (multipart) {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return app.inject({ method: 'POST', url: path, headers, payload: multipartBody(multipart, file) });
  }
  const headers = cookie ? { cookie } : {};
  return json ? app.inject({ method: 'POST', url: path, payload: json, headers }) : app.inject({ url: path });
}
