import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { cornerLimits } from '@iwan/shared/domain/search/areas/drawn-area';
import { Button } from '@iwan/shared/ui/actions/button';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { LiveMap } from '../leaflet/live-map';
import { textsOf } from '../texts';
import styles from './draw-surface.module.css';
import type { Pixel } from './simplify-line';
import { areaOfPixels, readStroke } from './stroke';

interface DrawSurfaceProps {
  readonly live: LiveMap;
  /** Called with the area as an address has it. */
  readonly onDone: (area: string) => void;
  readonly onCancel: () => void;
}

/**
 * Covers the map while an area is drawn: by one stroke of a finger or mouse around it, by pressing its corners one by one, or
 * by placing corners with the arrow keys and Enter.
 */
export function DrawSurface({ live, onDone, onCancel }: DrawSurfaceProps) {
  const texts = useTexts(textsOf);
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const stroke = useRef<Pixel[]>([]);
  const [line, setLine] = useState<readonly Pixel[]>([]);
  const [corners, setCorners] = useState<readonly Pixel[]>([]);
  const [crosshair, setCrosshair] = useState<Pixel | null>(null);

  useEffect(() => surface.current?.focus({ preventScroll: true }), []);

  const isFull = corners.length >= cornerLimits.most;
  const place = (corner: Pixel) => setCorners((before) => (isFull ? before : [...before, corner]));
  const undo = () => setCorners((before) => before.slice(0, -1));

  function finish(outline: readonly Pixel[]): void {
    const area = areaOfPixels(live, outline);
    if (area !== null) onDone(area);
  }

  function at(event: PointerEvent<HTMLElement>): Pixel {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function end(): void {
    const meant = readStroke(stroke.current);
    stroke.current = [];
    setLine([]);
    if (meant?.kind === 'outline') finish(meant.corners);
    if (meant?.kind === 'press') place(meant.at);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { x: width, y: height } = live.map.getSize();
    const moved = nextCrosshair(crosshair, event, { width, height });
    if (moved !== null) setCrosshair(moved);
    else if (event.key === 'Enter' || event.key === ' ') place(crosshair ?? { x: width / 2, y: height / 2 });
    else if (event.key === 'Backspace') undo();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what the keyboard is given to
        tabIndex={0}
        aria-label={texts.drawing}
        aria-describedby={help}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          stroke.current = [at(event)];
        }}
        onPointerMove={(event) => {
          if (stroke.current.length === 0 || !event.isPrimary) return;
          const next = at(event);
          const last = stroke.current.at(-1);
          // No more points than a stroke needs, however many events the browser sends.
          if (last !== undefined && Math.hypot(next.x - last.x, next.y - last.y) < 3) return;
          stroke.current.push(next);
          setLine([...stroke.current]);
        }}
        onPointerUp={end}
        onPointerCancel={() => {
          stroke.current = [];
          setLine([]);
        }}
      >
        <DrawnOutline line={line} corners={corners} crosshair={crosshair} />
      </div>
      <div className={styles.bar}>
        <p id={help}>
          {texts.drawingHelp} <span className={styles.keys}>{texts.drawingKeys}</span>
        </p>
        <p className={styles.hint} role="status">
          {corners.length === 0 ? '' : texts.corners(corners.length)}
        </p>
        <div className={styles.buttons}>
          <Button size="small" aria-disabled={corners.length < cornerLimits.least} onClick={() => finish(corners)}>
            {texts.drawingDone}
          </Button>
          <Button look="outline" size="small" aria-disabled={corners.length === 0} onClick={undo}>
            {texts.undo}
          </Button>
          <Button look="quiet" size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Step of an arrow key in pixels; four times as far with Shift. */
const step = 16;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The next position of the crosshair after a key. It starts at the centre and stays within the map; `null` for any other key. */
function nextCrosshair(
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

interface DrawnOutlineProps {
  /** The stroke in progress. */
  readonly line: readonly Pixel[];
  readonly corners: readonly Pixel[];
  readonly crosshair: Pixel | null;
}

const points = (line: readonly Pixel[]) => line.map(({ x, y }) => `${x},${y}`).join(' ');

/** The outline so far, above the map. */
function DrawnOutline({ line, corners, crosshair }: DrawnOutlineProps) {
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <polygon className={styles.area} points={points(corners)} />
      <polyline className={styles.line} points={points(line)} />
      {corners.map((corner, at) => (
        <circle key={at} className={styles.corner} cx={corner.x} cy={corner.y} r="6" />
      ))}
      {crosshair === null ? null : (
        <path
          className={styles.crosshair}
          d={`M${crosshair.x - 14} ${crosshair.y}h28M${crosshair.x} ${crosshair.y - 14}v28`}
        />
      )}
    </svg>
  );
}
