import { Button } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { sentenceOf } from '@iwan/shared/office/office-message';
import { useCanAccess, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
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
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSending, setIsSending] = useState(false);
  const { canAccess = false } = useCanAccess({ resource: 'leads', action: 'edit' });
  if (!canAccess) return null;
  const send = async () => {
    setIsSending(true);
    try {
      await http.send('POST', `/leads/${leadId}/replay`, { channel });
      notify(texts.queued, { type: 'success' });
    } catch (problem) {
      notify(sentenceOf(problem) ?? texts.failed, { type: 'error' });
    } finally {
      setIsSending(false);
      refresh();
    }
  };
  return (
    <Button
      size="xs"
      variant="outline"
      loading={isSending}
      aria-label={texts.againOf(lead, texts.channels[channel] ?? channel)}
      onClick={() => void send()}
    >
      {texts.again}
    </Button>
  );
}
