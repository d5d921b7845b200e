import { Button, Flex } from '@chakra-ui/react';
import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type HidingReason, hidingReasons, type ReviewRecord } from '@iwan/shared/domain/reviews/review-wire';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { useAttempt } from '@iwan/shared/office/office-message';
import { OfficePage } from '@iwan/shared/office/office-page';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { useRefresh, useUpdate } from 'ra-core';
import { textsOf } from './texts';

/** Publishes a review, or hides it with a reason. */
function ReviewActions({ review }: { readonly review: ReviewRecord }) {
  const texts = useTexts(textsOf);
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const change = async (data: Pick<ReviewRecord, 'state' | 'reason'>) => {
    const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    if (await attempt(() => update('reviews', { id: review.id, data, previousData: review }, options))) refresh();
  };
  return (
    <Flex gap="2" wrap="wrap">
      {review.state === 'published' ? null : (
        <Button size="xs" variant="outline" onClick={() => void change({ state: 'published', reason: null })}>
          {texts.publish}
        </Button>
      )}
      {review.state === 'hidden' ? null : (
        <OfficeSelect
          size="sm"
          label={texts.hide}
          none={texts.hide}
          value=""
          options={hidingReasons.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
          onChoose={(reason) => void (reason !== '' && change({ state: 'hidden', reason }))}
        />
      )}
    </Flex>
  );
}

/** Reviews of agents, the newest first. */
export function Reviews(_: OfficePageProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { columns: names, states, reasons } = texts;
  const columns: readonly ListColumn<ReviewRecord>[] = [
    { field: 'agent', label: names.agent, render: ({ agent }) => agent },
    { field: 'stars', label: names.stars, render: ({ stars }) => stars },
    { field: 'text', label: names.text, render: ({ text }) => text },
    { field: 'name', label: names.name, render: ({ name }) => name },
    {
      ...{ field: 'givenAt', label: names.given, isSortable: true },
      render: ({ givenAt }) => formatInstant(givenAt, locale),
    },
    {
      ...{ field: 'state', label: names.state },
      render: ({ state, reason }) =>
        reason === null ? states[state] : texts.hiddenFor(states[state], reasons[reason as HidingReason] ?? reason),
    },
    { field: 'actions', label: names.actions, render: (review) => <ReviewActions review={review} /> },
  ];
  return (
    <OfficePage title={texts.title}>
      <RecordList<ReviewRecord>
        resource="reviews"
        columns={columns}
        pathOf={({ agentId }) => `/office/agents/${agentId}`}
        sort={{ field: 'givenAt', order: 'DESC' }}
        empty={texts.empty}
      />
    </OfficePage>
  );
}
