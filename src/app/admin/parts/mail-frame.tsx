import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';

const WIDTHS = { phone: 375, screen: 680 } as const;
type Width = keyof typeof WIDTHS;

/** An email in an iframe without scripts, at the width of a phone or of the window. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const { t } = useLanguage();
  const [width, setWidth] = useState<Width>('screen');
  return (
    <Stack gap="xs">
      <SegmentedControl
        data-look
        aria-label={t('adminMails:width')}
        data={[
          { value: 'screen', label: t('adminMails:screen') },
          { value: 'phone', label: t('adminMails:phone') },
        ]}
        value={width}
        onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'screen')}
        style={{ alignSelf: 'start' }}
      />
      <iframe
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        style={{
          border: '1px solid var(--c-line)',
          borderRadius: 8,
          inlineSize: '100%',
          maxInlineSize: WIDTHS[width],
          blockSize: '70vh',
          background: '#fff',
        }}
      />
    </Stack>
  );
}
