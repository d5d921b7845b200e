import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { MediaFile } from '../../../domain/office/media-wire';
import { textsOf } from './texts';
import { type Accepts, useUploads } from './use-uploads';

interface Props {
  readonly accepts: Accepts;
  readonly label: string;
  /** The label of the field, for screen readers. */
  readonly of: string;
  readonly isMultiple: boolean;
  readonly onStored: (file: MediaFile) => void;
}

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const types: Readonly<Record<Accepts, string>> = { picture: pictureTypes, file: `${pictureTypes},application/pdf` };

/** A button that chooses files, a place to drop them, and the files that are under way or have failed. */
export function UploadArea({ accepts, label, of, isMultiple, onStored }: Props) {
  const texts = useTexts(textsOf);
  const input = useRef<HTMLInputElement>(null);
  const { pending, add, tryAgain, dismiss } = useUploads(accepts, onStored);
  const take = (files: FileList | null) => add(isMultiple ? [...(files ?? [])] : [...(files ?? [])].slice(0, 1));
  return (
    <Box
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="md"
      padding="3"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Flex gap="3" align="center" wrap="wrap">
        <Button size="sm" variant="outline" aria-label={`${label}: ${of}`} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {texts.dropHere}
        </Text>
      </Flex>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={of}
        accept={types[accepts]}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Stack as="ul" listStyleType="none" gap="1" marginTop={pending.length > 0 ? '3' : '0'} aria-live="polite">
        {pending.map(({ key, name, state, sentence }) => (
          <Flex as="li" key={key} gap="2" align="center" wrap="wrap" fontSize="sm">
            <Text color={state === 'failed' ? 'fg.error' : 'fg.muted'}>
              {state === 'failed' ? texts.failed(name, sentence ?? '') : texts[state](name)}
            </Text>
            {state === 'failed' ? (
              <>
                <Button size="xs" variant="outline" aria-label={texts.tryAgainOf(name)} onClick={() => tryAgain(key)}>
                  {texts.tryAgain}
                </Button>
                <Button size="xs" variant="outline" aria-label={texts.dismissOf(name)} onClick={() => dismiss(key)}>
                  {texts.dismiss}
                </Button>
              </>
            ) : null}
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
