import { Button, Group, Modal, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { type EditedName, nameOf } from '#kernel/editing/edited-document.ts';
import type { Language } from '#kernel/language.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { ErrorText } from '../../../parts/screen.tsx';
import { PrintedFrame } from './printed-frame.tsx';
import { type ShownVersion, useVersions, type Version } from './use-versions.ts';

/** From this width on, both pages are shown side by side. */
const BESIDE = '(min-width: 64em)';

type VersionsProps = Readonly<{
  name: EditedName;
  /** The saved version. */
  version: number;
  /** The nodes as currently edited. */
  tree: readonly StoredNode[];
  address: string | null;
  shownLanguage: Language;
  /** Width of the device that the page is shown on, in px. */
  width: number;
  mayChange: boolean;
  onRestore: (tree: readonly StoredNode[]) => void;
}>;

function useVersionWords() {
  const { t, language } = useLanguage();
  return ({ version, at, by }: Version) => {
    const when = at === null ? '' : formatMoment(new Date(at), language);
    return [t('adminEditor:versions.version', { version }), when, by.name].filter(Boolean).join(' · ');
  };
}

function VersionList({ versions, version }: { versions: ReturnType<typeof useVersions>; version: number }) {
  const { t, language } = useLanguage();
  const { history, shown, show, more, isBusy } = versions;
  const entries = history?.entries ?? [];
  return (
    <ol className="editor-versions-list">
      {entries.map((entry) => (
        <li key={entry.version}>
          <UnstyledButton
            className="editor-finding"
            aria-pressed={shown?.entry.version === entry.version}
            onClick={() => void show(entry)}
          >
            <Text span size="sm" fw={600}>
              {t(`adminProducts:history.acts.${entry.act}`)}
              {entry.version === version ? ` · ${t('adminEditor:versions.saved')}` : ''}
            </Text>
            <Text span size="xs" c="dimmed">
              {entry.at === null ? null : formatMoment(new Date(entry.at), language)}{' '}
              <bdi>{entry.by.name}</bdi>
            </Text>
          </UnstyledButton>
        </li>
      ))}
      {history !== null && entries.length < history.total ? (
        <li>
          <Button size="xs" variant="default" loading={isBusy} onClick={more}>
            {t('adminEditor:versions.more')}
          </Button>
        </li>
      ) : null}
    </ol>
  );
}

type CompareProps = Pick<VersionsProps, 'name' | 'tree' | 'address' | 'shownLanguage' | 'width'> &
  Readonly<{ shown: ShownVersion }>;

/** Compares a version with the current state: side by side, or one at a time on narrow screens. */
function Compare({ name, tree, address, shownLanguage, width, shown }: CompareProps) {
  const { t } = useLanguage();
  const words = useVersionWords();
  const isWide = useMediaQuery(BESIDE) ?? true;
  const [side, setSide] = useState('version');
  const sides = [
    { side: 'version', title: words(shown.entry), nodes: shown.tree },
    { side: 'now', title: t('adminEditor:versions.now'), nodes: tree },
  ];
  return (
    <>
      {isWide ? null : (
        <SegmentedControl
          fullWidth
          aria-label={t('adminEditor:versions.compare')}
          value={side}
          onChange={setSide}
          data={sides.map((one) => ({ value: one.side, label: t(`adminEditor:versions.sides.${one.side}`) }))}
        />
      )}
      <div className="editor-versions-pages">
        {sides
          .filter((one) => isWide || one.side === side)
          .map((one) => (
            <PrintedFrame
              key={one.side}
              title={one.title}
              width={width}
              shown={{
                language: shownLanguage,
                input: { document: nameOf(name), tree: [...one.nodes], address },
              }}
            />
          ))}
      </div>
    </>
  );
}

function Versions({ onRestore, version, mayChange, ...compared }: VersionsProps) {
  const { t } = useLanguage();
  const versions = useVersions(compared.name);
  const { history, shown, words } = versions;
  return (
    <div className="editor-versions">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('adminEditor:versions.lead')}
        </Text>
        <ErrorText words={words} />
        {history?.entries.length === 0 ? <Text size="sm">{t('adminProducts:history.none')}</Text> : null}
        <VersionList versions={versions} version={version} />
      </Stack>
      <section className="editor-versions-shown" aria-label={t('adminEditor:versions.compare')}>
        {shown === null ? (
          <Text c="dimmed">{t('adminEditor:versions.choose')}</Text>
        ) : (
          <>
            <Compare {...compared} shown={shown} />
            {mayChange ? (
              <Group justify="space-between" className="editor-versions-restore">
                <Text size="sm" c="dimmed">
                  {t('adminEditor:versions.restoreHelp')}
                </Text>
                <Button onClick={() => onRestore(shown.tree)}>{t('adminProducts:history.back')}</Button>
              </Group>
            ) : null}
          </>
        )}
      </section>
    </div>
  );
}

type DialogProps = VersionsProps & Readonly<{ isOpen: boolean; onClose: () => void }>;

/** The versions of the document: author, time, preview and restore. */
export function VersionsDialog({ isOpen, onClose, ...props }: DialogProps) {
  const { t } = useLanguage();
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('adminEditor:publish.versions')} fullScreen>
      <Versions {...props} />
    </Modal>
  );
}
