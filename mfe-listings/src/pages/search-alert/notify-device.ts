import { isApiError } from '@iwan/shared/api/api-error';
import { alertDevicesPath } from '@iwan/shared/api/declared-calls';
import { getHttp } from '@iwan/shared/api/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { languageFieldOf } from '@iwan/shared/domain/translation/page-language';
import type { StoredSearch } from '@iwan/shared/paths/search-words';
import { workerPath } from '@iwan/shared/paths/worker-path';

/** An alert on a device: that of a link's token, or a new one. */
export type DeviceAlert = { readonly token: string } | StoredSearch;

/** `token`: of the alert's page. `said`: the backend's own sentence. */
export interface DeviceOutcome {
  readonly status: 'on' | 'unsupported' | 'denied' | 'failed';
  readonly token?: string;
  readonly said?: string | null;
}

/** Subscribes this browser once its visitor permits it, and has the backend notify it. `permission`: `undefined` in a browser without notifications. */
export async function notifyDevice(
  alert: DeviceAlert,
  locale: string,
  permission: Promise<NotificationPermission> | undefined,
): Promise<DeviceOutcome> {
  if (permission === undefined || !('serviceWorker' in navigator && 'PushManager' in window)) {
    return { status: 'unsupported' };
  }
  if ((await permission) !== 'granted') return { status: 'denied' };
  try {
    const http = await getHttp();
    const key = readData(await http.get(alertDevicesPath), 'key');
    await navigator.serviceWorker.register(workerPath);
    const { pushManager } = await navigator.serviceWorker.ready;
    const device = await subscribe(pushManager, key);
    const added = await http.send('POST', alertDevicesPath, { ...alert, device, ...languageFieldOf(locale) });
    return { status: 'on', token: readData(added, 'token') };
  } catch (error) {
    return { status: 'failed', said: isApiError(error) && error.status !== 404 ? error.said : null };
  }
}

/** A subscription with a former key of the site is replaced. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscriptionJSON> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await manager.subscribe(options).catch(async (error: unknown) => {
    const former = await manager.getSubscription();
    if (!(await former?.unsubscribe())) throw error;
    return manager.subscribe(options);
  });
  return subscription.toJSON();
}

function readData(body: unknown, name: string): string {
  const data = asRecord(asRecord(body)?.data);
  return (data && readText(data, name)) ?? '';
}
