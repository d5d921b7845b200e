import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Sent } from './section-7';

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
