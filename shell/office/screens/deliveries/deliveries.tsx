import { Text } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeliveryRecord } from '@iwan/shared/domain/office/lead-wire';
import { OfficePage } from '@iwan/shared/office/office-page';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { ReplayButton } from '../../delivery/replay-button';
import { textsOf as deliveryTextsOf } from '../../delivery/texts';
import { textsOf } from './texts';

/** The polling interval in milliseconds. */
const refreshEvery = 3000;

/** Where leads were delivered, and what failed. */
export function Deliveries() {
  const texts = useTexts(textsOf);
  const { channels } = useTexts(deliveryTextsOf);
  const locale = useLocale();
  const nameOf = ({ lead }: DeliveryRecord) => lead.name ?? texts.nobody(lead.id);
  const channelOf = ({ channel }: DeliveryRecord) => channels[channel] ?? channel;
  const instant = (at: string | null) => (at === null ? '—' : formatInstant(at, locale));
  const columns: readonly ListColumn<DeliveryRecord>[] = [
    { field: 'lead', label: texts.columns.lead, render: nameOf },
    { field: 'channel', label: texts.columns.channel, render: channelOf },
    { field: 'state', label: texts.columns.state, render: ({ state }) => texts.states[state] },
    { field: 'attempts', label: texts.columns.attempts, render: ({ attempts }) => attempts },
    {
      field: 'when',
      label: texts.columns.when,
      render: ({ deliveredAt, nextAt }) => instant(deliveredAt ?? nextAt),
    },
    { field: 'lastError', label: texts.columns.lastError, render: ({ lastError }) => lastError ?? '—' },
    {
      field: 'again',
      label: texts.columns.again,
      render: (delivery) => (
        <ReplayButton leadId={delivery.lead.id} lead={nameOf(delivery)} channel={delivery.channel} />
      ),
    },
  ];
  return (
    <OfficePage title={texts.title}>
      <Text color="fg.muted" marginBottom="4">
        {texts.about}
      </Text>
      <RecordList
        resource="deliveries"
        columns={columns}
        choices={[
          {
            ...{ field: 'state', label: texts.columns.state },
            options: (['failed', 'waiting', 'delivered'] as const).map((value) => ({
              value,
              label: texts.states[value],
            })),
          },
          {
            ...{ field: 'channel', label: texts.columns.channel },
            options: Object.entries(channels).map(([value, label]) => ({ value, label })),
          },
        ]}
        pathOf={({ lead }) => `/office/leads/${lead.id}`}
        sort={{ field: 'id', order: 'DESC' }}
        refreshEvery={refreshEvery}
        empty={texts.empty}
      />
    </OfficePage>
  );
}
