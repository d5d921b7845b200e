import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sharedHeaders } from '../../../server/cache/shared-headers';
import { withVarnish } from '../../support/processes/varnish';
import { sendRequest } from '../../support/send-request';

interface StubResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

const shared = sharedHeaders('varnish', { keys: ['site'], isToldOfChanges: true });
const whole: StubResponse = { status: 200, headers: { ...shared, etag: '"whole"' }, body: 'whole' };
const failed: StubResponse = { status: 503, headers: { 'cache-control': 'no-cache' }, body: 'failed' };

test('while documents fail, Varnish shows each visitor the older one @ci', async () => {
  let current = whole;
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/blog') === true;
    const { status, headers, body } = isPage
      ? current
      : { ...whole, headers: { ...shared, 'x-iwan-variant': 'stable' } };
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await withVarnish([port, port], async ({ origin }) => {
      const page = async () => {
        const { status, body } = await sendRequest(`${origin}/blog`);
        return `${status} ${body}`;
      };
      const purge = () => fetch(`${origin}/`, { method: 'PURGE', headers: { 'xkey-purge': 'site' } });
      expect(await page()).toBe('200 whole');
      await purge();
      current = failed;
      for (let visit = 1; visit <= 4; visit += 1) {
        expect(await page()).toBe('200 whole');
        // Varnish revalidates again in the background, and fails again.
        await delay(100);
      }
      current = { ...whole, headers: { ...shared, etag: '"later"' }, body: 'later' };
      expect(await page()).toBe('200 later');
    });
  } finally {
    server.close();
  }
});
