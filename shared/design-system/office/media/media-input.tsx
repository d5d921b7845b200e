import { Box, Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { assetPath } from '../../../contract-kit/paths/image';
import { useTexts } from '../../../domain/format/locale-context';
import { safeMediaPath } from '../../../domain/record/media-path';
import { readUploadedPath } from '../../../domain/record/uploaded-file';
import type { MediaField } from '../../../domain/records/field';
import { errorSentence } from '../form-inputs';
import { usePictureRows } from './picture-row';
import { PictureTools } from './picture-tools';
import { ShownPicture } from './shown-picture';
import { textsOf } from './texts';
import { UploadArea } from './upload-area';

/** A picture or document of a record: chosen, dropped, or by its path. */
export function MediaInput({ name, label, help, field: { kind, leastWidth, details } }: Props) {
  const texts = useTexts(textsOf);
  const { field, fieldState } = useController({ name });
  const value = String(field.value ?? '');
  const path = safeMediaPath(value);
  return (
    <Field.Root invalid={fieldState.error !== undefined}>
      <Stack gap="2" width="100%">
        <Field.Label>{label}</Field.Label>
        <Flex gap="3" wrap="wrap">
          {path === null ? null : <StoredMedia path={path} leastWidth={leastWidth} />}
          <Stack gap="2" flex="1 1 14rem">
            <UploadArea
              accepts={kind === 'file' ? 'file' : 'picture'}
              of={label}
              label={path === null ? texts.choose : texts.replace}
              isMultiple={false}
              onStored={({ file }) => field.onChange(file)}
            />
            <Flex gap="2">
              <Input {...field} value={value} placeholder={texts.path} size="sm" />
              {value === '' ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`${texts.remove}: ${label}`}
                  onClick={() => field.onChange('')}
                >
                  {texts.remove}
                </Button>
              )}
            </Flex>
          </Stack>
        </Flex>
        {help === undefined ? null : <Field.HelperText>{help}</Field.HelperText>}
        <Field.ErrorText>{errorSentence(label, fieldState.error?.message)}</Field.ErrorText>
        {path === null || isDocument(path) ? null : details === undefined ? (
          <PictureTools path={path} label={label} onCropped={field.onChange} />
        ) : (
          <DescribedTools path={path} label={label} details={details} onCropped={field.onChange} />
        )}
      </Stack>
    </Field.Root>
  );
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly field: MediaField;
}

interface DescribedProps {
  readonly path: string;
  readonly label: string;
  readonly details: string;
  readonly onCropped: (path: string) => void;
}

function DescribedTools({ path, label, details, onCropped }: DescribedProps) {
  const { rowOf, change, replace } = usePictureRows(details);
  return (
    <PictureTools
      path={path}
      label={label}
      row={rowOf(path)}
      onChange={change}
      onCropped={(cropped) => {
        replace(path, cropped);
        onCropped(cropped);
      }}
    />
  );
}

/** The picture, or a link to the document. */
function StoredMedia({ path, leastWidth }: { readonly path: string; readonly leastWidth: number | undefined }) {
  const texts = useTexts(textsOf);
  if (isDocument(path)) {
    return (
      <a className="office-link" href={assetPath(path)} target="_blank" rel="noopener">
        {texts.document}
      </a>
    );
  }
  return (
    <Box>
      <Box maxWidth="12rem">
        <ShownPicture path={path} width={320} />
      </Box>
      <SmallPicture path={path} leastWidth={leastWidth} />
    </Box>
  );
}

/** Says that a picture is too small for where the site shows it. */
export function SmallPicture({
  path,
  leastWidth = 0,
}: {
  readonly path: string;
  readonly leastWidth?: number | undefined;
}) {
  const texts = useTexts(textsOf);
  const file = readUploadedPath(path);
  if (file?.kind !== 'picture' || file.width >= leastWidth) return null;
  return (
    <Text fontSize="sm" color="fg.error">
      {texts.tooSmall(file.width, leastWidth)}
    </Text>
  );
}

const isDocument = (path: string) => /\.(pdf|docx?)(?:[?#]|$)/i.test(path);
