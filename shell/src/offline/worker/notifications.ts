/** What the backend sends (`backend/src/search-alerts/push/push-channel`). */
interface AlertNotification {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: NotificationDirection;
  readonly tag: string;
  readonly address: string;
  readonly end: { readonly title: string; readonly token: string; readonly done: string; readonly address: string };
}

interface NotificationEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  readonly action: string;
  readonly notification: Notification;
  readonly data: { json(): AlertNotification } | null;
}

interface NotifyingScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  addEventListener(type: 'push' | 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

/**
 * Shows the news of alerts. A press opens their page; the action ends the alert and says so, or opens the page that ends it where
 * that fails. It uses nothing from outside of itself, since its source text is sent.
 */
export function notifications(): void {
  const worker = self as unknown as NotifyingScope;
  worker.addEventListener('push', (event) => {
    const data = event.data?.json();
    if (data === undefined) return;
    const { title, body, lang, dir, tag, end } = data;
    const actions = [{ action: 'end', title: end.title }];
    const shown = { body, lang, dir, tag, renotify: true, data, actions, icon: '/icon-192.png' };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { title, address, end, lang, dir, tag } = event.notification.data as AlertNotification;
    event.notification.close();
    const endAlert = async () => {
      const body = JSON.stringify({ token: end.token });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/search-alerts/end', { method: 'POST', headers, body }).catch(() => null);
      if (!response?.ok) return worker.clients.openWindow(end.address);
      return worker.registration.showNotification(end.done, { body: title, lang, dir, tag, data: { address } });
    };
    event.waitUntil(event.action === 'end' ? endAlert() : worker.clients.openWindow(address));
  });
}
