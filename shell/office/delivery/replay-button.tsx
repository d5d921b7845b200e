import { Button } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useAttempt } from '@iwan/shared/office/office-message';
import { useCanAccess, useRefresh } from 'ra-core';
import { useSession } from '../session/session';
import { textsOf } from './texts';

interface Props {
  readonly leadId: number;
  /** The lead's name, for screen readers. */
  readonly lead: string;
  readonly channel: string;
}

/** Delivers a lead to a channel once more; for those who may change leads. */
export function ReplayButton({ leadId, lead, channel }: Props) {
  const texts = useTexts(textsOf);
  const { http } = useSession();
  const { attempt, isBusy } = useAttempt();
  const refresh = useRefresh();
  const { canAccess = false } = useCanAccess({ resource: 'leads', action: 'edit' });
  if (!canAccess) return null;
  const send = async () => {
    await attempt(() => http.send('POST', `/leads/${leadId}/replay`, { channel }), texts.queued, texts.failed);
    refresh();
  };
  return (
    <Button
      size="xs"
      variant="outline"
      loading={isBusy}
      aria-label={texts.againOf(lead, texts.channels[channel] ?? channel)}
      onClick={() => void send()}
    >
      {texts.again}
    </Button>
  );
}
