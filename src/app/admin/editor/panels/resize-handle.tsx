import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLanguage } from '#views/language/language.tsx';

/** Widths of the canvas, in px. The smallest is that of LY-03. */
const NARROWEST = 320;
const WIDEST = 1920;
const STEP = 10;

type ResizeHandleProps = {
  /** Width of the canvas, in px. */
  width: number;
  /** The scale of the canvas, at most 1. */
  scale: number;
  /** The right edge of the canvas within its area, in px from the left. */
  at: number;
  onWidth: (width: number) => void;
};

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** The handle at the right of the canvas; dragging or arrow keys change the width. */
export function ResizeHandle({ width, scale, at, onWidth }: ResizeHandleProps) {
  const { t, dir } = useLanguage();
  const from = useRef<{ x: number; width: number } | null>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    from.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ clientX }: PointerEvent) => {
    const { current } = from;
    // The canvas is centred, so it grows on both sides.
    if (current !== null) onWidth(within(current.width + (2 * (clientX - current.x)) / scale));
  };
  const end = () => {
    from.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: NARROWEST,
      End: WIDEST,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(within(next));
  };
  return (
    <div
      className="editor-width"
      role="slider"
      tabIndex={0}
      aria-label={t('adminEditor:canvas.width')}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      aria-valuetext={t('adminEditor:canvas.pixels', { width })}
      style={{ insetInlineStart: at }}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    >
      <span className="editor-width-value" dir={dir} aria-hidden="true">
        {t('adminEditor:canvas.pixels', { width })}
      </span>
    </div>
  );
}
