import { Slider } from '@chakra-ui/react/slider';
import { ChakraPart } from '../../chakra/chakra-part';
import styles from './range-slider.module.css';

interface RangeSliderProps<Places extends readonly number[]> {
  /** The accessible names of the handles. */
  readonly labels: { readonly [Index in keyof Places]: string };
  /** The positions of the handles, from 0 to `last`. */
  readonly places: Places;
  readonly last: number;
  /** The text of a position. */
  readonly valueText: (place: number) => string;
  readonly onChange: (places: Places) => void;
}

/** A slider with one or two handles, by pointer and by arrow, Page, Home and End keys; the handles never pass one another. */
export function RangeSlider<Places extends readonly [number] | readonly [number, number]>({
  labels,
  places,
  last,
  valueText,
  onChange,
}: RangeSliderProps<Places>) {
  return (
    <ChakraPart>
      <Slider.Root
        unstyled
        className={styles.slider}
        aria-label={[...labels]}
        value={[...places]}
        min={0}
        max={last}
        step={1}
        thumbAlignment="center"
        getAriaValueText={({ value }) => valueText(value)}
        onValueChange={({ value }) => onChange(value as readonly number[] as Places)}
      >
        {/* A vertical swipe scrolls the dialog. */}
        <Slider.Control className={styles.control} style={{ touchAction: 'pan-y' }}>
          <Slider.Track className={styles.track}>
            <Slider.Range className={styles.range} />
          </Slider.Track>
          {labels.map((label, index) => (
            <Slider.Thumb key={label} index={index} className={styles.thumb} />
          ))}
        </Slider.Control>
      </Slider.Root>
    </ChakraPart>
  );
}
