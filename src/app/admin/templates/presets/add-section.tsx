import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import type { Outline } from '../content/outline/outline.ts';

/** Presets are loaded when the dialog opens. */
const PresetDialog = lazy(() => import('./preset-dialog.tsx'));

/** A button that opens the preset sections; the chosen one is appended. */
export function AddSection({ outline }: { outline: Pick<Outline, 'tree' | 'place' | 'onInsert'> }) {
  const { t } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="compact-sm"
        leftSection={<AdminIcon name="stack" />}
        onClick={open}
      >
        {t('adminTemplates:presets.add')}
      </Button>
      {wasOpen ? (
        <Suspense>
          <PresetDialog
            outline={outline}
            isOpen={isOpen}
            onCancel={() => {
              setOpen(false);
              button.current?.focus();
            }}
            onInsert={(nodes, name) => {
              setOpen(false);
              outline.onInsert(nodes, name);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
