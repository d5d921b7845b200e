import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { FocalPoint } from '../../../domain/model/picture-details';
import { pressedPoint } from './crop-frame';
import { centre } from './picture-row';
import { ShownPicture } from './shown-picture';
import { textsOf } from './texts';

interface Props {
  readonly path: string;
  readonly value: FocalPoint;
  /** `null`: the centre again. */
  readonly onChange: (point: FocalPoint | null) => void;
}

/** How far an arrow key moves the point, in per cent. */
const step = 5;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The focal point of a picture, set by pressing on the picture or with the arrow keys. */
export function FocalPointInput({ path, value, onChange }: Props) {
  const texts = useTexts(textsOf);
  const press = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = pressedPoint(event);
    onChange({ x: within(x), y: within(y) });
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange({ x: within(value.x + by[0]), y: within(value.y + by[1]) });
  };
  return (
    <Box>
      <Text fontWeight="medium" fontSize="sm">
        {texts.focus}
      </Text>
      <Text fontSize="sm" color="fg.muted" marginBottom="2">
        {texts.focusHelp}
      </Text>
      <chakra.button
        type="button"
        aria-label={`${texts.focus}: ${texts.focusAt(value.x, value.y)}`}
        position="relative"
        display="block"
        width="100%"
        maxWidth="20rem"
        cursor="crosshair"
        onPointerDown={press}
        onKeyDown={move}
      >
        <ShownPicture path={path} width={640} />
        <Box
          position="absolute"
          // Physical directions: a picture is not mirrored in a language that is written from right to left.
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          width="5"
          height="5"
          marginLeft="-2.5"
          marginTop="-2.5"
          borderRadius="full"
          borderWidth="3px"
          borderColor="white"
          outline="2px solid black"
          pointerEvents="none"
        />
      </chakra.button>
      <Flex gap="2" align="center" marginTop="2">
        <Text fontSize="sm" aria-live="polite">
          {texts.focusAt(value.x, value.y)}
        </Text>
        {value.x === centre.x && value.y === centre.y ? null : (
          <Button size="xs" variant="outline" onClick={() => onChange(null)}>
            {texts.centre}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
