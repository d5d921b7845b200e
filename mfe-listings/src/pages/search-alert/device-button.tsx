import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { withQuery } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import { type MouseEvent, useState } from 'react';
import styles from './device-button.module.css';
import type { DeviceAlert, DeviceOutcome } from './notify-device';
import { textsOf } from './texts';

type DeviceState = Omit<DeviceOutcome, 'status'> & { readonly status: DeviceOutcome['status'] | 'off' | 'busy' };

/**
 * Has this browser show the news of an alert. In a form the subject that is chosen there takes the place of the alert's query. A new
 * alert then leads to its own page, where its frequency is chosen.
 */
export function DeviceButton({ alert }: { readonly alert: DeviceAlert }) {
  const { device: texts } = useTexts(textsOf);
  const locale = useLocale();
  const [state, setState] = useState<DeviceState>({ status: 'off' });

  async function turnOn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const query = form && new FormData(form).get('query');
    setState({ status: 'busy' });
    // Requested within the press: Safari refuses it after a file has loaded.
    const permission = globalThis.Notification?.requestPermission();
    const outcome = await import(/* webpackChunkName: "notify-device" */ './notify-device')
      .then(({ notifyDevice }) =>
        notifyDevice(typeof query === 'string' ? { ...alert, query } : alert, locale, permission),
      )
      .catch((): DeviceOutcome => ({ status: 'failed' }));
    setState(outcome);
  }

  if (state.status === 'on') {
    return (
      <Message tone="success">
        {texts.on}{' '}
        {'token' in alert || state.token === undefined ? null : (
          <TextLink href={withQuery('/search-alerts/confirm', { token: state.token })}>{texts.choose}</TextLink>
        )}
      </Message>
    );
  }
  return (
    <div className={styles.device}>
      <Button look="outline" busy={state.status === 'busy'} onClick={(event) => void turnOn(event)}>
        {texts.turnOn}
      </Button>
      {state.status === 'off' || state.status === 'busy' ? null : (
        <Message tone="danger">{state.said ?? texts[state.status]}</Message>
      )}
    </div>
  );
}
