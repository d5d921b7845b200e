import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@iwan/tooling/free-port';
import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/checks/axe-findings';
import { endedWell, iwanCommand } from '../support/processes/running-command';
import { withTemporaryFolder } from '../support/processes/temporary-folder';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const project = '/cavarin-residences-properties/harbour-lantern/';
const changes = { projects: [{ name: 'Harbour Lantern', starting_price: 'AED 2,550,000', handover: '2029-Q4' }] };
const delivery = { timeout: 20_000, intervals: [1000] };

test('news of a project reach its subscriber at once, by email and on a device, and end there by one press @ci', async ({
  page,
  guard,
}) => {
  // The page of an alert that has ended.
  guard.expectConsole(/404/, /^request failed: https:\/\/www\.openstreetmap\.org/);
  // A site is started twice.
  test.setTimeout(240_000);
  const service = await pushService();
  await withTemporaryFolder(async (folder) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const variables = {
      ...{ PORT: String(port), API_PORT: String(await freePort()), API_URL: '', SMTP_URL: '', SITE_URL: '' },
      ...{ RELEASES_DIR: `${folder}/releases`, DATA_DIR: `${folder}/data`, PUSH_ORIGINS: service.origin },
    };
    const mail = (...args: readonly string[]) => endedWell(iwanCommand(['backend', 'mail', ...args], variables));
    const newestMail = async () => {
      const [number] =
        (await mail())
          .split('\n')
          .findLast((line) => line.includes('  amal@example.com  '))
          ?.trim()
          .split(' ') ?? [];
      return number === undefined ? '' : mail(number);
    };
    await fakePushManager(page, service.device);
    let site = iwanCommand(['start'], variables);
    try {
      await site.saying(/Iwan is ready/);
      await page.goto(origin + project);
      await page.getByRole('link', { name: 'Get alerts on price, handover and units' }).click();
      await page.getByRole('radio', { name: 'Handover' }).check();
      await page.getByRole('button', { name: 'Notify this device' }).click();
      await expect(page.getByText('This device will be notified.')).toBeVisible();
      expect(await axeFindingsInBothSchemes(page, 'main')).toEqual([]);
      await page.getByRole('link', { name: 'Choose how often' }).click();
      await expect(page.getByText('Harbour Lantern, handover.')).toBeVisible();
      await chooseAtOnce(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
      const alertPage = page.url();

      await page.goto(origin + project);
      await page.getByRole('link', { name: 'Get alerts on price, handover and units' }).click();
      await expect(page.getByRole('radio', { name: 'All changes' })).toBeChecked();
      await page.locator('#search-alert-email').fill('amal@example.com');
      await page.getByRole('button', { name: 'Notify me' }).click();
      await expect(page.getByText('We sent a link to amal@example.com.')).toBeVisible();
      await expect(async () => {
        const link = /http:\S+\/search-alerts\/confirm\S+/.exec(await newestMail())?.[0] ?? '';
        expect((await page.goto(link))?.status()).toBe(200);
      }).toPass(delivery);
      await chooseAtOnce(page);
      await page.getByRole('button', { name: 'Start alerts' }).click();
      await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();

      await site.stop();
      await writeFile(`${folder}/changes.json`, JSON.stringify(changes));
      expect(await iwanCommand(['backend', 'content', 'import', `${folder}/changes.json`], variables).ended).toBe(0);
      site = iwanCommand(['start'], variables);
      await site.saying(/Iwan is ready/);

      await expect(async () => {
        const message = await newestMail();
        expect(message).toContain('Price down AED 50,000, from AED 2,600,000 to AED 2,550,000: Harbour Lantern.');
        expect(message).toContain('Handover moved from Q2 2029 to Q4 2029.');
      }).toPass(delivery);
      await expect.poll(() => service.received.length, delivery).toBe(1);
      const payload = service.opened();
      expect(JSON.parse(payload)).toMatchObject({ body: 'Handover moved from Q2 2029 to Q4 2029.' });

      await page.goto(origin + project);
      const worker = await notingWorker(page);
      await deliverPush(page, origin, payload);
      await expect.poll(worker.titles).toEqual(['Harbour Lantern']);
      await worker.press('end');
      await expect.poll(worker.titles).toEqual(['Harbour Lantern', 'Alerts stopped']);
      expect((await page.goto(alertPage))?.status()).toBe(404);
    } finally {
      await site.stop();
      service.close();
    }
  });
});

/** The first touch of a page is held until its code has loaded. */
async function chooseAtOnce(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'At once' }).click();
  await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
}

/** A push service on this machine, and one browser that it knows. */
async function pushService() {
  const received: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    ...{ origin, received, close: () => server.close() },
    device: {
      endpoint: `${origin}/send/1`,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    },
    /** The first message, decrypted (RFC 8291, one record of RFC 8188). */
    opened() {
      const [body = Buffer.alloc(0)] = received;
      const [salt, sender, cipher] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const key = derive(pair.computeSecret(sender), secret, info, 32);
      const [content, nonce] = [
        derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(key, salt, 'Content-Encoding: nonce\0', 12),
      ];
      const decipher = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(cipher.subarray(-16));
      const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]).toString();
      return plain.slice(0, plain.lastIndexOf('\x02'));
    },
  };
}

/** A browser in a test has no push service: its subscription is at ours. */
async function fakePushManager(page: Page, device: object): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((subscription) => {
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription;
  }, device);
}

/** Has the service worker receive a message, as from the push service of the browser. */
async function deliverPush(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

interface Shown {
  readonly title: string;
  readonly data: object;
}

/** A browser without a screen shows no notifications: the worker's are noted in it. */
async function notingWorker(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The service worker does not run.');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: Shown[] };
    scope.shown = [];
    const showNotification = async (title: string, { data }: { data: object }) => scope.shown.push({ title, data });
    Object.assign(scope.registration, { showNotification });
  });
  return {
    titles: () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown.map(({ title }) => title)),
    /** A press of the action of the first notification. */
    press: (action: string) =>
      worker.evaluate((name) => {
        const [first] = (globalThis as unknown as { shown: Shown[] }).shown;
        const notification = { data: first?.data, close: () => {} };
        const event = { action: name, notification, waitUntil: (work: Promise<unknown>) => work };
        dispatchEvent(Object.assign(new Event('notificationclick'), event));
      }, action),
  };
}
