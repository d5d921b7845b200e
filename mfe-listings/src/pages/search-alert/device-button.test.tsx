import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeviceButton } from './device-button';

let backend: PlainBackend;
const path = '/api/search-alerts/devices';
const device = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => backend.reset());
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
afterAll(() => backend.close());

/** What the browser does: its permission, and whether it still has a subscription with a former key. */
function browserWith(permission: NotificationPermission, former = false) {
  let isFormer = former;
  const unsubscribe = async () => {
    isFormer = false;
    return true;
  };
  const pushManager = {
    subscribe: async () => {
      if (isFormer) throw new DOMException('Another key', 'InvalidStateError');
      return { toJSON: () => device };
    },
    getSubscription: async () => (isFormer ? { unsubscribe } : null),
  };
  Object.assign(window, { PushManager: class {}, Notification: { requestPermission: async () => permission } });
  const serviceWorker = { register: async () => {}, ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Notify this device' }));
const sent = () => backend.requests.filter((each) => each.path === path && each.method === 'POST');

test('has the subject that is chosen in its form shown by this browser, and leads to the page of the alert', async () => {
  browserWith('granted');
  backend.behave({ kind: 'body', body: { data: { key: 'k', token: 'end.a.b' } } }, path);
  render(
    <form>
      <input type="hidden" name="query" value="project_id=11&topic=price" />
      <DeviceButton alert={{ query: 'project_id=11', slug: null }} />
    </form>,
  );
  await press();
  expect(await screen.findByText(/This device will be notified/)).toBeInTheDocument();
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ query: 'project_id=11&topic=price', slug: null, device });
  expect(screen.getByRole('link', { name: 'Choose how often' })).toHaveAttribute(
    'href',
    '/search-alerts/confirm?token=end.a.b',
  );
});

test('the permission is requested within the press, because Safari refuses it after a file has loaded', async () => {
  browserWith('denied');
  const requestPermission = jest.spyOn(Notification, 'requestPermission');
  render(<DeviceButton alert={{ token: 'end.a.b' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Notify this device' }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  await screen.findByRole('alert');
});

test('replaces the subscription with a former key of the site, and adds the device to the alert of a link', async () => {
  browserWith('granted', true);
  backend.behave({ kind: 'body', body: { data: { key: 'k', token: 'end.a.b' } } }, path);
  render(<DeviceButton alert={{ token: 'end.a.b' }} />);
  await press();
  expect(await screen.findByText('This device will be notified.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ token: 'end.a.b', device });
});

test.each<readonly [what: string, prepare: () => void, sentence: RegExp]>([
  ['cannot show notifications', () => {}, /^This browser cannot show notifications. Use email/],
  ['was told not to', () => browserWith('denied'), /^Notifications of this site are blocked/],
  ['has no push service', () => browserWith('granted', true), /^We could not turn on notifications/],
])('says what to do where the browser %s, and sends nothing', async (_what, prepare, sentence) => {
  prepare();
  backend.behave({ kind: 'drop' }, path);
  render(<DeviceButton alert={{ token: 'end.a.b' }} />);
  await press();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('says what the backend says where the device has too many alerts', async () => {
  browserWith('granted');
  backend.behave({ kind: 'refuse', body: { message: 'You have 20 alerts, the maximum.' } }, path);
  render(<DeviceButton alert={{ token: 'end.a.b' }} />);
  await press();
  expect(await screen.findByText('You have 20 alerts, the maximum.')).toBeInTheDocument();
});
