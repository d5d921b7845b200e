import { Box, Button, Field, Input, SimpleGrid, Text } from '@chakra-ui/react';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { MediaFile } from '../../../domain/office/media-wire';
import { sentenceOf } from '../office-message';
import { type CropFrame, frameBetween, heldInside, isPart, pressedPoint, wholePicture } from './crop-frame';
import { ShownPicture } from './shown-picture';
import { textsOf } from './texts';

interface Props {
  readonly path: string;
  /** Called with the path of the new picture. */
  readonly onCropped: (path: string) => void;
}

const edges = ['left', 'top', 'width', 'height'] as const;

/** Crops an uploaded picture: a frame that is drawn on it or typed. The result is a new picture. */
export function CropTool({ path, onCropped }: Props) {
  const texts = useTexts(textsOf);
  const provider = useDataProvider();
  const [frame, setFrame] = useState<CropFrame>(wholePicture);
  const [corner, setCorner] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const crop = async () => {
    setIsCropping(true);
    setError(null);
    try {
      const made: MediaFile = await provider.send('POST', '/media/crop', { file: path, ...frame });
      setFrame(wholePicture);
      onCropped(made.file);
    } catch (failure) {
      setError(sentenceOf(failure) ?? texts.unknownError);
    } finally {
      setIsCropping(false);
    }
  };
  return (
    <Box>
      <Text fontWeight="medium" fontSize="sm">
        {texts.crop}
      </Text>
      <Text fontSize="sm" color="fg.muted" marginBottom="2">
        {texts.cropHelp}
      </Text>
      <Box
        position="relative"
        maxWidth="20rem"
        cursor="crosshair"
        touchAction="none"
        overflow="hidden"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setCorner(pressedPoint(event));
        }}
        onPointerMove={(event) => corner !== null && setFrame(frameBetween(corner, pressedPoint(event)))}
        onPointerUp={() => setCorner(null)}
      >
        <ShownPicture path={path} width={640} />
        <Box
          position="absolute"
          pointerEvents="none"
          // Physical directions: a picture is not mirrored in a language that is written from right to left.
          style={{
            ...{ left: `${frame.left}%`, top: `${frame.top}%` },
            ...{ width: `${frame.width}%`, height: `${frame.height}%` },
          }}
          boxShadow="0 0 0 100vmax rgb(0 0 0 / 55%)"
          outline="2px solid white"
          outlineOffset="-2px"
        />
      </Box>
      <SimpleGrid columns={2} gap="2" marginTop="2" maxWidth="20rem">
        {edges.map((edge) => (
          <Field.Root key={edge}>
            <Field.Label fontSize="xs">{texts[edge]}</Field.Label>
            <Input
              size="sm"
              type="number"
              min={0}
              max={100}
              value={frame[edge]}
              onChange={(event) => setFrame(heldInside({ ...frame, [edge]: Number(event.target.value) }))}
            />
          </Field.Root>
        ))}
      </SimpleGrid>
      <Button
        size="sm"
        variant="outline"
        marginTop="2"
        disabled={!isPart(frame)}
        loading={isCropping}
        loadingText={texts.cropping}
        onClick={() => void crop()}
      >
        {texts.cropNow}
      </Button>
      {error === null ? null : (
        <Text role="alert" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Box>
  );
}
