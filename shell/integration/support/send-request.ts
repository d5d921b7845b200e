import { type IncomingHttpHeaders, request } from 'node:http';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request like curl: no redirects followed, nothing decompressed. */
export function sendRequest(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const requested = request(address, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.once('error', reject);
    });
    requested.once('error', reject);
    requested.end();
  });
}
