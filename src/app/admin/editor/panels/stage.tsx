import { Alert, Button, Loader, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Puck } from '@puckeditor/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useCanvasFacts } from '../canvas/canvas-context.ts';
import { ResizeHandle } from './resize-handle.tsx';

type StageProps = {
  /** Width of the device, in px. */
  device: number;
  /** Why the latest state is not shown; null if it is. */
  words: string | null;
  onRetry: () => void;
};

/** The width of the resize handle beside the canvas, in px. */
const HANDLE = 20;

/** The canvas at the width of a device or of the resize handle, scaled down to fit. */
export function Stage({ device, words, onRetry }: StageProps) {
  const { t } = useLanguage();
  const { page } = useCanvasFacts();
  const { ref, width: whole, height } = useElementSize<HTMLDivElement>();
  const [size, setSize] = useState({ device, width: device });
  // Choosing a device resets the width.
  if (size.device !== device) setSize({ device, width: device });
  const width = size.device === device ? size.width : device;
  const room = Math.max(0, whole - HANDLE);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const start = Math.max(0, (room - width * scale) / 2);
  return (
    <section className="editor-stage" aria-label={t('adminEditor:canvas.title')} aria-busy={page === null}>
      {words === null ? null : (
        <Alert color="red" role="alert">
          <Text size="sm" mb="xs">
            {words}
          </Text>
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('adminEditor:canvas.retry')}
          </Button>
        </Alert>
      )}
      {page !== null && !page.hasDocument ? (
        <Alert color="yellow">{t('adminEditor:canvas.notHere')}</Alert>
      ) : null}
      {/* The canvas is measured and scaled from the left in both languages of the editor. */}
      <div ref={ref} className="editor-room" dir="ltr">
        {page === null && words === null ? <Loader aria-label={t('adminEditor:canvas.loading')} /> : null}
        <div
          className="editor-canvas"
          style={{
            inlineSize: width,
            blockSize: height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: start,
          }}
        >
          <Puck.Preview />
        </div>
        <ResizeHandle
          {...{ width, scale }}
          at={start + width * scale}
          onWidth={(next) => setSize({ device, width: next })}
        />
      </div>
    </section>
  );
}
