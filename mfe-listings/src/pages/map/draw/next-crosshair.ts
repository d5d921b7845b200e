import type { Pixel } from './simplify-line';

/** Step of an arrow key in pixels; four times as far with Shift. */
const step = 16;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The next position of the crosshair after a key. It starts at the centre and stays within the map; `null` for any other key. */
export function nextCrosshair(
  crosshair: Pixel | null,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { width, height }: { readonly width: number; readonly height: number },
): Pixel | null {
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  const from = crosshair ?? { x: width / 2, y: height / 2 };
  const far = shiftKey ? 4 : 1;
  const within = (pixels: number, most: number) => Math.max(0, Math.min(most, pixels));
  return { x: within(from.x + arrow.x * far, width), y: within(from.y + arrow.y * far, height) };
}
