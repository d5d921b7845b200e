import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { largestList } from '@iwan/shared/domain/office/list-query';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { faqTopics } from '@iwan/shared/domain/records/faq-topics';
import { LoadFailure } from '@iwan/shared/office/office-message';
import { OfficePage, OfficeSection } from '@iwan/shared/office/office-page';
import { OrderButtons } from '@iwan/shared/office/order-buttons';
import { PublicationBadge } from '@iwan/shared/office/publication/publication-panel';
import { RemovedRecords } from '@iwan/shared/office/removed/removed-records';
import { useDragOrder } from '@iwan/shared/office/use-drag-order';
import { useCanAccess, useGetList } from 'ra-core';
import { Link } from 'react-router-dom';
import { FactsDue } from './facts-due';
import { textsOf } from './texts';
import { useMoves } from './use-moves';

const path = '/office/faq';

/** The questions of the FAQ by topic, in the order of the page. */
export function Questions() {
  const texts = useTexts(textsOf);
  const { canAccess: mayAdd = false } = useCanAccess({ resource: 'faq', action: 'create' });
  const { data, error, refetch } = useGetList<ContentRecord>('faq', {
    pagination: { page: 1, perPage: largestList },
    sort: { field: 'id', order: 'ASC' },
  });
  const questions = data ?? [];
  const groups = [...faqTopics, null]
    .map((topic) => ({
      title: topic === null ? texts.noTopic : texts.choices.topic[topic],
      questions: questions.filter((question) => (question.topic ?? null) === topic),
    }))
    .filter((group) => group.questions.length > 0);
  return (
    <OfficePage
      title={texts.title}
      actions={
        mayAdd ? (
          <Link className="office-link" to={`${path}/new`}>
            {texts.add}
          </Link>
        ) : undefined
      }
    >
      <Text color="fg.muted" marginBottom="4">
        {texts.about}
      </Text>
      <FactsDue />
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Text role="status">{texts.none}</Text> : null}
      <Stack gap="8">
        {groups.map((group) => (
          <OfficeSection key={group.title} title={group.title}>
            <OrderedQuestions questions={group.questions} reload={refetch} />
          </OfficeSection>
        ))}
      </Stack>
      {mayAdd ? <RemovedRecords resource="faq" path={path} /> : null}
    </OfficePage>
  );
}

interface Props {
  /** Of one topic. */
  readonly questions: readonly ContentRecord[];
  readonly reload: () => Promise<unknown>;
}

/** Questions that are moved by dragging or with buttons; each move is saved at once. */
function OrderedQuestions({ questions, reload }: Props) {
  const texts = useTexts(textsOf);
  const { canAccess: mayMove = false } = useCanAccess({ resource: 'faq', action: 'edit' });
  const { shown, said, move } = useMoves(questions, reload, texts);
  const dragProps = useDragOrder(move);
  return (
    <>
      <Text role="status" className="visually-hidden">
        {said}
      </Text>
      <Stack as="ol" gap="2" listStyleType="none">
        {shown.map((question, place) => (
          <Flex
            as="li"
            key={question.id}
            gap="3"
            align="center"
            wrap="wrap"
            borderWidth="1px"
            borderRadius="md"
            background="bg.panel"
            padding="3"
            {...(mayMove && dragProps(place))}
          >
            <Box flex="1 1 14rem">
              <Link className="office-link" to={`${path}/${question.id}`}>
                {String(question.name)}
              </Link>
            </Box>
            <PublicationBadge publication={question.publication} />
            {mayMove ? (
              <Flex gap="1">
                <OrderButtons
                  place={place}
                  count={shown.length}
                  direction="down"
                  labels={{ earlier: texts.earlier(String(question.name)), later: texts.later(String(question.name)) }}
                  onMove={(to) => move(place, to)}
                />
              </Flex>
            ) : null}
          </Flex>
        ))}
      </Stack>
    </>
  );
}
