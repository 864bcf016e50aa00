import { Alert, Button, Group, Loader, SegmentedControl, Select, Text, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { addressIn, LANGUAGES, type Language, splitLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { dressPage, interceptLinks, toPreviewPage } from './preview-page.ts';
import { usePage } from './use-page.ts';

/** The section's id, for links to it. */
export const PREVIEW_ID = 'preview';

/** Widths of a phone, a tablet and a desktop, in px. */
const WIDTHS = [360, 1024, 1440] as const;
const OTHER = 'other';

type ControlsProps = Readonly<{
  pages: Readonly<Record<string, string>>;
  path: string;
  onPath: (path: string) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  width: number;
  onWidth: (width: number) => void;
}>;

function Controls({ pages, path, onPath, language, onLanguage, width, onWidth }: ControlsProps) {
  const { t } = useLanguage();
  const shown = Object.keys(pages).find((name) => pages[name] === path) ?? OTHER;
  const names = [...Object.keys(pages), ...(shown === OTHER ? [OTHER] : [])];
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t('adminDesign:preview.page')}
        data={names.map((name) => ({ value: name, label: t(`adminDesign:preview.pages.${name}`) }))}
        value={shown}
        allowDeselect={false}
        w={190}
        onChange={(name) => onPath(pages[name ?? ''] ?? path)}
      />
      <SegmentedControl
        aria-label={t('adminDesign:preview.width')}
        data={WIDTHS.map(String)}
        value={String(width)}
        onChange={(value) => onWidth(Number(value))}
      />
      <SegmentedControl
        aria-label={t('adminDesign:preview.language')}
        data={LANGUAGES.map((code) => ({ value: code, label: t(`adminDesign:preview.languages.${code}`) }))}
        value={language}
        onChange={(value) => onLanguage(LANGUAGES.find((code) => code === value) ?? 'en')}
      />
    </Group>
  );
}

/** The page at its width, scaled down to fit. */
function Frame({
  html,
  style,
  width,
  onFollow,
}: {
  html: string;
  style: string | null;
  width: number;
  onFollow: (path: string) => void;
}) {
  const { t } = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width: room, height } = useElementSize<HTMLDivElement>();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another design is put on the page that is there
  const page = useMemo(() => toPreviewPage(html, style), [html]);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown) dressPage(shown, style);
  }, [style]);
  const handleLoad = () => {
    const shown = frame.current?.contentDocument;
    if (!shown) return;
    dressPage(shown, style);
    interceptLinks(shown, onFollow);
  };
  return (
    <div ref={ref} className="design-room" dir="ltr">
      <iframe
        ref={frame}
        title={t('adminDesign:preview.frame')}
        srcDoc={page}
        sandbox="allow-same-origin"
        onLoad={handleLoad}
        style={{
          inlineSize: width,
          blockSize: height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
        }}
      />
    </div>
  );
}

/**
 * Storefront pages with a draft design.
 *
 * @param style the design as CSS; null shows the shipped one
 * @param pages paths without language, by label
 */
export function Preview({
  style,
  pages,
  children,
}: {
  style: string | null;
  pages: Readonly<Record<string, string>>;
  /** Shown above the page. */
  children: ReactNode;
}) {
  const { t, language: pageLanguage } = useLanguage();
  const [path, setPath] = useState('/');
  const [language, setLanguage] = useState(pageLanguage);
  const [width, setWidth] = useState<number>(WIDTHS[1]);
  const { html, isFailed, retry } = usePage(addressIn(language, path));
  const follow = (address: string) => {
    const next = splitLanguage(address);
    setLanguage(next.language);
    setPath(next.path);
  };
  return (
    <section id={PREVIEW_ID} className="design-preview" aria-label={t('adminDesign:preview.title')}>
      <Title order={2} size="h4">
        {t('adminDesign:preview.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('adminDesign:preview.note')}
      </Text>
      {children}
      <Controls
        {...{ pages, path, language, width }}
        onPath={setPath}
        onLanguage={setLanguage}
        onWidth={setWidth}
      />
      {isFailed ? (
        <Alert color="red" role="alert" title={t('adminDesign:preview.failed')}>
          <Button size="xs" variant="default" onClick={retry}>
            {t('adminDesign:preview.retry')}
          </Button>
        </Alert>
      ) : null}
      {html === null && !isFailed ? <Loader aria-label={t('adminDesign:preview.loading')} /> : null}
      {html === null ? null : <Frame html={html} style={style} width={width} onFollow={follow} />}
    </section>
  );
}
