import { Box, Button, Fieldset, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../domain/format/locale-context';
import { splitList } from '../../../domain/record/split-list';
import type { MediaField } from '../../../domain/records/field';
import { moved, OrderButtons } from '../order-buttons';
import { useDragOrder } from '../use-drag-order';
import { SmallPicture } from './media-input';
import { focusOf, usePictureRows } from './picture-row';
import { PictureTools } from './picture-tools';
import { ShownPicture } from './shown-picture';
import { textsOf } from './texts';
import { UploadArea } from './upload-area';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly field: MediaField;
}

/** The pictures of a record in their order: many are uploaded at once, and each is moved by dragging or with buttons. */
export function GalleryInput({ name, label, field: { leastWidth, details = '' } }: Props) {
  const texts = useTexts(textsOf);
  const { field, fieldState } = useController({ name });
  const { getValues } = useFormContext();
  const { rowOf, change, replace } = usePictureRows(details);
  const [said, setSaid] = useState('');
  const paths = splitList(String(field.value ?? ''));
  const write = (next: readonly string[]) => field.onChange(next.join(', '));
  const move = (from: number, to: number) => {
    write(moved(paths, from, to));
    setSaid(texts.moved(to + 1, paths.length));
  };
  const dragProps = useDragOrder(move);
  return (
    <Fieldset.Root invalid={fieldState.error !== undefined}>
      <Fieldset.Legend fontSize="md">{label}</Fieldset.Legend>
      <Fieldset.HelperText>{texts.orderHelp}</Fieldset.HelperText>
      <UploadArea
        accepts="picture"
        of={label}
        label={texts.chooseMany}
        isMultiple
        // Two files may be stored between two renderings: the form has the latest value.
        onStored={({ file }) => write([...splitList(String(getValues(name) ?? '')), file])}
      />
      <Text fontSize="sm">{paths.length === 0 ? texts.none : texts.count(paths.length)}</Text>
      <Text role="status" className="visually-hidden">
        {said}
      </Text>
      <SimpleGrid as="ul" listStyleType="none" minChildWidth="11rem" gap="3" alignItems="start">
        {paths.map((path, place) => (
          <Box
            as="li"
            key={path}
            borderWidth="1px"
            borderRadius="md"
            background="bg.panel"
            padding="2"
            maxWidth="22rem"
            {...dragProps(place)}
          >
            <ShownPicture path={path} width={320} focus={focusOf(rowOf(path))} />
            <SmallPicture path={path} leastWidth={leastWidth} />
            <Flex gap="1" marginY="2" wrap="wrap">
              <OrderButtons
                place={place}
                count={paths.length}
                direction="along"
                labels={{ earlier: texts.earlier(place + 1), later: texts.later(place + 1) }}
                onMove={(to) => move(place, to)}
              />
              <Button
                size="xs"
                variant="outline"
                aria-label={texts.removeOf(place + 1)}
                onClick={() => write(paths.filter((each) => each !== path))}
              >
                {texts.remove}
              </Button>
            </Flex>
            <PictureTools
              path={path}
              label={texts.picture(place + 1)}
              row={rowOf(path)}
              onChange={change}
              onCropped={(cropped) => {
                replace(path, cropped);
                write(paths.map((each) => (each === path ? cropped : each)));
              }}
            />
          </Box>
        ))}
      </SimpleGrid>
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
