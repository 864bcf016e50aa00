import { Alert, Button, Loader, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Puck } from '@puckeditor/core';
import { useLanguage } from '#views/language/language.tsx';
import { useCanvasFacts } from '../canvas/canvas-context.ts';

type StageProps = {
  /** Width of the canvas, in px. */
  width: number;
  /** Why the newest state is not shown; null where it is. */
  words: string | null;
  onRetry: () => void;
};

/** The canvas at the width of a device, made smaller where there is less room. */
export function Stage({ width, words, onRetry }: StageProps) {
  const { t } = useLanguage();
  const { page } = useCanvasFacts();
  const { ref, width: room, height } = useElementSize<HTMLDivElement>();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
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
      {/* The canvas is measured and made smaller from the left, whatever the language of the editor. */}
      <div ref={ref} className="editor-room" dir="ltr">
        {page === null && words === null ? <Loader aria-label={t('adminEditor:canvas.loading')} /> : null}
        <div
          className="editor-canvas"
          style={{
            inlineSize: width,
            blockSize: height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - width * scale) / 2),
          }}
        >
          <Puck.Preview />
        </div>
      </div>
    </section>
  );
}
