import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterAsAdministrator } from '../support/enter-office';
import { expectSoundScreen, openScreen } from '../support/office-screen';
import { test as base, expect } from '../support/processes/own-backend';

/** A program of the brokerage that receives leads. */
interface Receiver {
  readonly url: string;
  /** The status of its responses. */
  status: number;
  /** The keys and signatures of the requests. */
  readonly received: { readonly key: string; readonly signature: string; readonly body: string }[];
}

const test = base.extend<object, { readonly receiver: Receiver }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const receiver: Receiver = { url: '', status: 503, received: [] };
      const server = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const { headers } = request;
        const [key, signature] = [headers['idempotency-key'], headers['webhook-signature']].map(String);
        receiver.received.push({ key: key ?? '', signature: signature ?? '', body });
        response.writeHead(receiver.status).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads` }));
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  siteVariables: [
    async ({ receiver }, use) => {
      const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
      await use({ LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: secret });
    },
    { scope: 'worker' },
  ],
});

// All tests share one site with one database.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px @ci`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a lead that a webhook refuses is tried again by itself, and delivered once more on request', async ({
      page,
      guard,
      newSite,
      receiver,
    }) => {
      receiver.status = 503;
      const name = width === 390 ? 'Webhook Visitor of a Phone' : 'Webhook Visitor of a Desk';
      const sent = await fetch(`${newSite.origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          ...{
            name,
            email: `webhook-${width}@example.com`,
            phone: '+971501112233',
            source: 'Contact Us',
            consent: true,
          },
          message: 'Is it still there?',
        }),
      });
      expect(sent.status).toBe(201);
      await enterAsAdministrator({ page, guard, newSite });
      await openScreen(page, 'Lead deliveries');
      const row = page
        .getByRole(width === 390 ? 'listitem' : 'row')
        .filter({ has: page.getByRole('button', { name: `Send ${name} again: Webhook` }) });
      await expect(row).toContainText('Failed');
      await expect(row).toContainText('503');
      await expectSoundScreen(page);

      receiver.status = 204;
      await expect(row).toContainText('Delivered', { timeout: 20_000 });
      const mine = () => receiver.received.filter(({ body }) => body.includes(name));
      const before = mine().length;
      await page.getByRole('button', { name: `Send ${name} again: Webhook` }).click();
      await expect(page.getByText('Sending again.')).toBeVisible();
      await expect(async () => expect(mine().length).toBe(before + 1)).toPass({ timeout: 10_000 });
      expect(new Set(mine().map(({ key }) => key)).size).toBe(1);
      expect(mine().every(({ signature }) => /^v1,\S{44}$/.test(signature))).toBe(true);
      await expect(row).toContainText('Delivered');
    });
  });
}
