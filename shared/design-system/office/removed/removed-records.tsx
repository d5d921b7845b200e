import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useDataProvider, useGetList, useRefresh } from 'ra-core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../domain/format/instant-text';
import { useLocale, useTexts } from '../../../domain/format/locale-context';
import type { ContentRecord, RemovedRecord } from '../../../domain/office/wire';
import { LoadFailure, useAttempt } from '../office-message';
import { textsOf } from './texts';

interface Props {
  readonly resource: string;
  /** The address of the list; a record is at `<path>/<id>`. */
  readonly path: string;
}

/** The deleted records of a kind behind a button, each of which can be restored. */
export function RemovedRecords({ resource, path }: Props) {
  const texts = useTexts(textsOf);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box marginTop="6">
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((before) => !before)}
      >
        {texts.open}
      </Button>
      <Box id={id} hidden={!isOpen} marginTop="3">
        {isOpen ? <RemovedList resource={resource} path={path} /> : null}
      </Box>
    </Box>
  );
}

function RemovedList({ resource, path }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { data, error, refetch } = useGetList<RemovedRecord>(`${resource}/removed`, {
    pagination: { page: 1, perPage: 50 },
  });
  if (error) return <LoadFailure problem={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <Text role="status">{texts.none}</Text>;
  return (
    <>
      <Text fontSize="sm" color="fg.muted" marginBottom="2">
        {texts.about}
      </Text>
      <Stack as="ul" gap="2" listStyleType="none">
        {data?.map(({ id, recordId, name, at, person }) => {
          const title = name === '' ? texts.unnamed(recordId) : name;
          return (
            <Flex as="li" key={id} gap="3" align="center" wrap="wrap">
              <Text>{texts.deleted(title, formatInstant(at, locale), person ?? texts.byRule)}</Text>
              <RestoreButton resource={resource} path={path} entry={id} name={title} />
            </Flex>
          );
        })}
      </Stack>
    </>
  );
}

function RestoreButton({ resource, path, entry, name }: Props & { readonly entry: number; readonly name: string }) {
  const texts = useTexts(textsOf);
  const provider = useDataProvider();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { attempt, isBusy } = useAttempt();
  const restore = async () => {
    const record: ContentRecord = await provider.send('POST', `/${resource}/removed/${entry}/restore`, {});
    refresh();
    navigate(`${path}/${record.id}`);
  };
  return (
    <Button
      size="xs"
      variant="outline"
      aria-label={texts.restoreOf(name)}
      loading={isBusy}
      onClick={() => void attempt(restore, texts.restored, texts.failed)}
    >
      {texts.restore}
    </Button>
  );
}
