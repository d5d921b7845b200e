import { Badge, Box, Button, Field, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { useCanAccess } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { instantInDubai } from '../../domain/format/dubai-time';
import { formatInstant } from '../../domain/format/instant-text';
import { useLocale, useTexts } from '../../domain/format/locale-context';
import type { Publication } from '../../domain/office/publication';
import type { ContentRecord } from '../../domain/office/wire';
import { OfficeMessage } from './office-message';
import { textsOf } from './texts';
import { useRecordCall } from './use-record-call';

const colours: Readonly<Record<Publication, string>> = {
  draft: 'gray',
  scheduled: 'blue',
  published: 'green',
  unpublished: 'orange',
};

/** Whether the site shows a record, in a word. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  const { states } = useTexts(textsOf).publication;
  return <Badge colorPalette={colours[publication]}>{states[publication]}</Badge>;
}

interface Props {
  readonly resource: string;
  readonly record: ContentRecord;
  /** Another way than to unpublish it: a sold project stays and says so. */
  readonly insteadOfUnpublishing?: ReactNode;
}

/** What the site shows of a record, and from when: published, scheduled, or taken from the site. */
export function PublicationPanel({ resource, record, insteadOfUnpublishing }: Props) {
  const texts = useTexts(textsOf).publication;
  const locale = useLocale();
  const { canAccess = false } = useCanAccess({ resource, action: 'publish' });
  const { call, isSending } = useRecordCall(resource, record);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const { publication, publish_at: at } = record;
  const take = async (step: string, done: string, more: object = {}) => {
    setAsks(false);
    setProblem(await call(step, more, done));
  };
  return (
    <Box
      as="section"
      borderWidth="1px"
      borderRadius="md"
      background="bg.panel"
      padding="4"
      marginBottom="5"
      aria-label={texts.title}
    >
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h2" size="md">
          {texts.title}
        </Heading>
        <PublicationBadge publication={publication} />
        <Text fontSize="sm" color="fg.muted">
          {publication === 'scheduled' && at !== null
            ? texts.scheduledFor(formatInstant(at, locale))
            : texts.means[publication]}
        </Text>
      </Flex>
      {problem === null ? null : (
        <Box marginTop="3">
          <OfficeMessage kind="error">{problem}</OfficeMessage>
        </Box>
      )}
      {canAccess ? (
        <Flex gap="3" wrap="wrap" align="end" marginTop="3">
          {publication === 'published' ? null : (
            <Button size="sm" loading={isSending} onClick={() => void take('publish', texts.published)}>
              {texts.publish}
            </Button>
          )}
          {publication === 'published' ? null : (
            <ScheduleForm onSchedule={(moment) => take('schedule', texts.scheduled, { at: moment })} />
          )}
          {publication === 'scheduled' ? (
            <Button size="sm" variant="outline" onClick={() => void take('unpublish', texts.scheduleTakenBack)}>
              {texts.takeBack}
            </Button>
          ) : null}
          {publication === 'published' ? (
            <Button
              size="sm"
              variant="outline"
              loading={isSending}
              onClick={() => (asks ? void take('unpublish', texts.unpublished) : setAsks(true))}
            >
              {asks ? texts.unpublishSurely : texts.unpublish}
            </Button>
          ) : null}
          {publication === 'published' ? insteadOfUnpublishing : null}
        </Flex>
      ) : null}
      {asks ? (
        <Text fontSize="sm" marginTop="2" role="status">
          {texts.unpublishMeans}
        </Text>
      ) : null}
    </Box>
  );
}

/** A moment by the clock of Dubai. */
function ScheduleForm({ onSchedule }: { readonly onSchedule: (moment: string) => Promise<void> }) {
  const texts = useTexts(textsOf).publication;
  const [local, setLocal] = useState('');
  const moment = instantInDubai(local);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (moment !== null) void onSchedule(moment);
      }}
    >
      <Flex gap="2" align="end" wrap="wrap">
        <Field.Root width="auto">
          <Field.Label>{texts.moment}</Field.Label>
          <Input size="sm" type="datetime-local" value={local} onChange={(event) => setLocal(event.target.value)} />
        </Field.Root>
        <Button size="sm" type="submit" variant="outline" disabled={moment === null}>
          {texts.schedule}
        </Button>
      </Flex>
    </form>
  );
}
