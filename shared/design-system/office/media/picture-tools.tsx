import { Box, Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { readUploadedPath } from '../../../domain/record/uploaded-file';
import { CropTool } from './crop-tool';
import { FocalPointInput } from './focal-point-input';
import { focusOf, type PictureRow } from './picture-row';
import { textsOf } from './texts';

/** The longest alternative text; the backend has the same limit. */
const longestAlt = 300;

interface Props {
  readonly path: string;
  /** What the picture is called, for screen readers. */
  readonly label: string;
  /** What is said of the picture, and how it changes; without it the picture can be cropped only. */
  readonly row?: PictureRow | undefined;
  readonly onChange?: ((row: PictureRow) => void) | undefined;
  readonly onCropped: (path: string) => void;
}

/** The alternative text, the focal point and the crop of a picture, behind a button. */
export function PictureTools({ path, label, row, onChange, onCropped }: Props) {
  const texts = useTexts(textsOf);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isOurs = readUploadedPath(path)?.kind === 'picture';
  const isDescribed = row !== undefined && onChange !== undefined;
  if (!isOurs && !isDescribed) return null;
  return (
    <Box>
      <Button
        size="xs"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isDescribed ? texts.tools : texts.crop}: ${label}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isDescribed ? texts.tools : texts.crop}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen ? (
          <Stack gap="5" marginTop="3">
            {isDescribed ? (
              <>
                <Field.Root>
                  <Field.Label>{texts.alt}</Field.Label>
                  <Input
                    value={row.alt ?? ''}
                    maxLength={longestAlt}
                    onChange={(event) => onChange({ ...row, alt: event.target.value })}
                  />
                  <Field.HelperText>{texts.altHelp}</Field.HelperText>
                </Field.Root>
                <FocalPointInput
                  path={path}
                  value={focusOf(row)}
                  onChange={(point) => onChange({ ...row, focus_x: point?.x ?? null, focus_y: point?.y ?? null })}
                />
              </>
            ) : null}
            {isOurs ? (
              <CropTool path={path} onCropped={onCropped} />
            ) : (
              <Text fontSize="sm" color="fg.muted">
                {texts.notOurs}
              </Text>
            )}
          </Stack>
        ) : null}
      </Box>
    </Box>
  );
}
