import { createServer } from 'node:http';

export interface WebhookReceiver {
  readonly url: string;
  /** How often each key has arrived. */
  readonly arrivals: ReadonlyMap<string, number>;
  stop(): void;
}

/** The receiver of the backend's webhook. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    request.resume().once('end', () => {
      arrivals.set(key, (arrivals.get(key) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/leads`,
    arrivals,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
