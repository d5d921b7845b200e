/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { createResponses } from '../../catalogue/responses';
import { alertDevices, alertMails, projects, searchAlerts } from '../../database/schema';
import { openProjectStore } from '../../projects/store';
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { postJson } from '../../testing/sign-in';
import { writeDueMails } from '../due-mails';
import { limits } from '../limits';
import { clearAlerts } from '../outbox';

const day = 24 * 60 * 60_000;
let clock = Date.parse('2026-03-01T08:00:00Z');
const now = () => new Date(clock);
const origins: string[] = [];
const backend = demoBackend({ linkOrigin: 'https://site.example', pushOrigins: origins }, { now });
const db = () => backend.open.db;

interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** A push service on this machine; `statuses` are its next responses, then 201. */
const received: Received[] = [];
const statuses: number[] = [];
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
  response.writeHead(statuses.shift() ?? 201).end('x'.repeat(100));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origins.push(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  received.length = 0;
});

/** A browser with keys of its own. */
function browserAt(path: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  const device = {
    endpoint: `${origins[0]}${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
  };
  /** RFC 8291 and RFC 8188, one record. */
  const open = (body: Buffer): Record<string, unknown> => {
    const [salt, senderKey, cipher] = [body.subarray(0, 16), body.subarray(21, 21 + 65), body.subarray(21 + 65)];
    const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length));
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const key = derive(pair.computeSecret(senderKey), secret, keyInfo, 32);
    const of = (name: string, length: number) => derive(key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
    const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
    decipher.setAuthTag(cipher.subarray(-16));
    const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]).toString();
    return JSON.parse(plain.slice(0, plain.lastIndexOf('\x02')));
  };
  return { device, open };
}

let nextHome = 1;
const fromElsewhere = () => ({ 'x-forwarded-for': `203.2.0.${nextHome++}` });
const ask = (body: object, headers: Record<string, string> = fromElsewhere()) =>
  postJson(backend, '/api/search-alerts/devices', body, headers);
const tokenOf = async (body: object): Promise<string> => (await ask(body)).json().data.token;

async function newProject(name: string): Promise<number> {
  const fields = { name, location: 'Al Jaddaf', starting_price: 'AED 2,600,000', handover: '2027-Q4' };
  const [row] = await db()
    .insert(projects)
    .values({ ...fields, listed_at: new Date(0) })
    .returning({ id: projects.id });
  return row?.id ?? 0;
}
const change = (id: number, fields: Partial<typeof projects.$inferInsert>) =>
  db().update(projects).set(fields).where(eq(projects.id, id));
const runDay = async () => {
  clock += day;
  const store = await openProjectStore(db(), createResponses(), new Map());
  return writeDueMails({ db: db(), projects: store, now, settling: 0 });
};
const alertsOf = (id: number) =>
  db()
    .select()
    .from(searchAlerts)
    .where(eq(searchAlerts.query, `project_id=${id}`));
const arrived = (count = 1) => eventually(async () => received.length >= count);

test('an alert on a device needs no address: its news are encrypted for this browser and signed, and it ends by its token', async () => {
  const id = await newProject('Pushed Tower');
  const { device, open } = browserAt('/send/one');
  const { data } = (await backend.get('/api/search-alerts/devices')).json();
  const token = await tokenOf({ query: `project_id=${id}`, device, locale: 'en' });
  // The same again: the alert stays one, by the link that notifications have.
  expect(await tokenOf({ query: `project_id=${id}`, device })).toBe(token);
  expect((await backend.get(`/api/search-alerts?token=${token}`)).json()).toEqual({
    data: {
      search: 'Pushed Tower',
      path: expect.stringContaining('/pushed-tower/'),
      confirmed: true,
      about: 'project',
      frequency: 'daily',
    },
  });
  await change(id, { starting_price: 'AED 2,550,000', handover: '2028-Q2' });
  expect(await runDay()).toBe(1);
  await arrived();
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = received;
  expect(path).toBe('/send/one');
  expect(headers).toMatchObject({
    urgency: 'normal',
    ttl: String(limits.mailLife / 1000),
    'content-encoding': 'aes128gcm',
  });
  expect(open(body)).toEqual({
    title: 'Pushed Tower',
    body: 'Price down AED 50,000, from AED 2,600,000 to AED 2,550,000. Handover moved from Q4 2027 to Q2 2028.',
    lang: 'en',
    dir: 'ltr',
    tag: expect.any(String),
    address: expect.stringMatching(/^https:\/\/site\.example\/.*\/pushed-tower\//),
    end: {
      ...{ title: 'Stop alerts', done: 'Alerts stopped', token },
      address: `https://site.example/search-alerts/end?token=${token}`,
    },
  });
  // The signature holds by the key that browsers subscribe with (RFC 8292).
  const [, jwt = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(data.key);
  const [head, claims, signature = ''] = jwt.split('.');
  const point = Buffer.from(data.key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  await eventually(async () => (await db().$count(alertMails)) === 0);

  expect((await postJson(backend, '/api/search-alerts/end', { token })).statusCode).toBe(200);
  expect(await alertsOf(id)).toEqual([]);
  expect(await db().$count(alertDevices)).toBe(0);
});

test('a service that is busy is asked again, and a browser that it no longer knows ends the alerts of that browser alone', async () => {
  const [one, two] = [await newProject('First Tower'), await newProject('Second Tower')];
  const gone = browserAt('/send/gone').device;
  const kept = browserAt('/send/kept').device;
  await ask({ query: `project_id=${one}`, device: gone });
  const token = await tokenOf({ query: `project_id=${two}`, device: gone });
  await ask({ token, device: kept });
  statuses.push(503);
  await change(one, { handover: '2029-Q1' });
  await runDay();
  await arrived();
  expect(await alertsOf(one)).toHaveLength(1);
  statuses.push(410);
  await db().update(alertMails).set({ due_at: now() });
  await arrived(2);
  await eventually(async () => (await db().$count(alertDevices)) === 1);
  await clearAlerts(db(), now());
  expect(await alertsOf(one)).toEqual([]);
  const left = await db().select({ endpoint: alertDevices.endpoint }).from(alertDevices);
  expect(left).toEqual([{ endpoint: kept.endpoint }]);
  expect(await alertsOf(two)).toHaveLength(1);
});

test.each([
  ['an address that is none', { endpoint: 'send' }],
  ['http', { endpoint: 'http://push.example/send' }],
  ['a long address', { endpoint: `https://push.example/${'a'.repeat(1000)}` }],
  ['a short key', { keys: { p256dh: 'AAAA', auth: 'A'.repeat(22) } }],
  ['a long secret', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(23) } }],
])('a device with %s is refused', async (_what, fields) => {
  const { device } = browserAt('/send/refused');
  expect((await ask({ query: 'unit=2BR', device: { ...device, ...fields } })).statusCode).toBe(400);
});

test('nothing is sent to a private address, nor to keys that are no point, and the device is forgotten', async () => {
  const id = await newProject('Private Tower');
  const { device } = browserAt('/send/none');
  const noPoint = `B${'A'.repeat(86)}`;
  await ask({ query: `project_id=${id}`, device: { ...device, endpoint: 'https://127.0.0.1:9/send' } });
  await ask({ query: `project_id=${id}`, device: { ...device, endpoint: 'https://localhost:9/send' } });
  await ask({
    query: `project_id=${id}`,
    device: { ...browserAt('/send/no-point').device, keys: { ...device.keys, p256dh: noPoint } },
  });
  expect(await alertsOf(id)).toHaveLength(3);
  await change(id, { handover: '2029-Q1' });
  await runDay();
  await eventually(async () => {
    await clearAlerts(db(), now());
    return (await alertsOf(id)).length === 0;
  });
  expect(received).toEqual([]);
});

test('a device is added to an alert that was confirmed, by its link alone, and an alert has five', async () => {
  const { device } = browserAt('/send/0');
  const token = await tokenOf({ query: 'location=Al+Quoz&price=any', device });
  expect((await ask({ token: `${token.slice(0, -1)}!`, device })).statusCode).toBe(404);
  for (const each of ['1', '2', '3', '4', '5']) {
    expect((await ask({ token, device: browserAt(`/send/${each}`).device })).statusCode).toBe(200);
  }
  const stored = await db().select({ endpoint: alertDevices.endpoint }).from(alertDevices).orderBy(alertDevices.id);
  const own = stored.filter(({ endpoint }) => /send\/\d$/.test(endpoint)).map(({ endpoint }) => endpoint.slice(-1));
  expect(own).toEqual(['1', '2', '3', '4', '5']);
});

test('a device has twenty alerts', async () => {
  const { device } = browserAt('/send/many');
  for (let each = 0; each < limits.alertsPerAddress; each += 1) {
    expect((await ask({ query: `location=Place+${each + 1}&price=any`, device })).statusCode).toBe(200);
  }
  expect((await ask({ query: 'unit=7BR', device })).statusCode).toBe(409);
});

test('what an alert would be about is known before it is asked for', async () => {
  const id = await newProject('Asked Tower');
  const about = async (query: string) => (await backend.get(`/api/search-alerts?${query}`)).json();
  expect(await about(`query=project_id%3D${id}%26topic%3Dprice`)).toMatchObject({
    data: { search: 'Asked Tower, price', about: 'project', confirmed: false },
  });
  expect(await about('query=unit%3D2BR&slug=')).toMatchObject({ data: { search: '2BR', about: 'search' } });
});
