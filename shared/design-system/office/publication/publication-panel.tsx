import { Badge, Box, Button, Field, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { useCanAccess } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { instantInDubai } from '../../../domain/format/dubai-time';
import { formatInstant } from '../../../domain/format/instant-text';
import { useLocale, useTexts } from '../../../domain/format/locale-context';
import type { Publication } from '../../../domain/office/publication';
import type { ContentRecord } from '../../../domain/office/wire';
import { OfficeMessage } from '../office-message';
import { useRecordCall } from '../use-record-call';
import { textsOf } from './texts';

interface ScheduleProps {
  readonly label: string;
  readonly button: string;
  readonly onSchedule: (moment: string) => Promise<void>;
}

/** Something that happens at a moment, by the clock of Dubai. */
function ScheduleForm({ label, button, onSchedule }: ScheduleProps) {
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
          <Field.Label>{label}</Field.Label>
          <Input size="sm" type="datetime-local" value={local} onChange={(event) => setLocal(event.target.value)} />
        </Field.Root>
        <Button size="sm" type="submit" variant="outline" disabled={moment === null}>
          {button}
        </Button>
      </Flex>
    </form>
  );
}

const colours: Readonly<Record<Publication, string>> = {
  draft: 'gray',
  scheduled: 'blue',
  published: 'green',
  unpublished: 'orange',
};

/** Whether the site shows a record, in a word. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  const { states } = useTexts(textsOf);
  return <Badge colorPalette={colours[publication]}>{states[publication]}</Badge>;
}

interface Props {
  readonly resource: string;
  readonly record: ContentRecord;
  /** Another way than to unpublish it: a sold project stays and says so. */
  readonly insteadOfUnpublishing?: ReactNode;
  /** Why it should not be on the site as it is; publishing it asks again then. */
  readonly doubt?: string | null;
}

/** What the site shows of a record, from when and until when: published, scheduled, or taken from the site. */
export function PublicationPanel({ resource, record, insteadOfUnpublishing, doubt = null }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { canAccess = false } = useCanAccess({ resource, action: 'publish' });
  const { call, isSending } = useRecordCall(resource, record);
  const [error, setError] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const [doubts, setDoubts] = useState(false);
  const { publication, publish_at: at, unpublish_at: until } = record;
  const isToBeShown = publication === 'published' || publication === 'scheduled';
  const take = async (step: string, done: string, more: object = {}) => {
    setAsks(false);
    setDoubts(false);
    setError(await call(step, more, done));
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
          {until === null ? null : ` ${texts.shownUntil(formatInstant(until, locale))}`}
        </Text>
      </Flex>
      {error === null ? null : (
        <Box marginTop="3">
          <OfficeMessage kind="error">{error}</OfficeMessage>
        </Box>
      )}
      {doubt !== null && (doubts || publication === 'published') ? (
        <Box marginTop="3" role="status">
          <OfficeMessage kind="warning">{doubt}</OfficeMessage>
        </Box>
      ) : null}
      {canAccess ? (
        <Flex gap="3" wrap="wrap" align="end" marginTop="3">
          {publication === 'published' ? null : (
            <Button
              size="sm"
              loading={isSending}
              onClick={() => (doubt !== null && !doubts ? setDoubts(true) : void take('publish', texts.published))}
            >
              {doubts ? texts.publishSurely : texts.publish}
            </Button>
          )}
          {publication === 'published' ? null : (
            <ScheduleForm
              label={texts.moment}
              button={texts.schedule}
              onSchedule={(moment) => take('schedule', texts.scheduled, { at: moment })}
            />
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
          {isToBeShown && until === null ? (
            <ScheduleForm
              label={texts.end}
              button={texts.expire}
              onSchedule={(moment) => take('expire', texts.expires, { at: moment })}
            />
          ) : null}
          {until === null ? null : (
            <Button size="sm" variant="outline" onClick={() => void take('expire', texts.stays, { at: null })}>
              {texts.keep}
            </Button>
          )}
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
