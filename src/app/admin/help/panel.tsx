import { ActionIcon, Button, Group, ScrollArea, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { HelpTopic, MenuEntry } from '../area.ts';
import { partsOf } from '../navigation.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { helpPieces } from './labels.ts';
import { useHelp } from './use-help.ts';
import type { Wanted } from './use-help-panel.ts';

type Show = (topic: string | null) => void;

/** All topics by menu group. */
function Topics({ entries, onShow }: { entries: readonly MenuEntry[]; onShow: Show }) {
  const { t } = useLanguage();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('adminHelp:choose')}
      </Text>
      {partsOf(entries).map(({ group, head, entries: rest }) => (
        <div key={group}>
          <Title order={3} size="h6">
            {t(`admin:groups.${group}`)}
          </Title>
          <ul className="admin-help-list">
            {[...(head === null ? [] : [head]), ...rest].map(({ path, label }) => (
              <li key={path}>
                <UnstyledButton className="admin-help-topic" onClick={() => onShow(path)}>
                  {t(label)}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

function Related({ entries }: { entries: readonly MenuEntry[] }) {
  const { t, to } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        {t('adminHelp:related')}
      </Title>
      <ul className="admin-help-list">
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link to={to(path)}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A help text with highlighted labels. */
function HelpText({ children }: { children: string }) {
  const { t } = useLanguage();
  return (
    <Text size="sm">
      {helpPieces(children).map((piece) =>
        'label' in piece ? <strong key={piece.label}>{t(piece.label)}</strong> : piece.text,
      )}
    </Text>
  );
}

type TopicProps = Readonly<{ topic: HelpTopic; task: number | null; related: readonly MenuEntry[] }>;

/** The topic of a screen: purpose, tasks and related screens. */
function Topic({ topic: { about, tasks }, task, related }: TopicProps) {
  const sought = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (task !== null) sought.current?.scrollIntoView({ block: 'start' });
  }, [task]);
  return (
    <Stack gap="md">
      <HelpText>{about}</HelpText>
      {tasks.map(({ title, text }, at) => (
        <div
          key={title}
          className="admin-help-task"
          data-sought={at === task || undefined}
          {...(at === task ? { ref: sought } : {})}
        >
          <Title order={3} size="h6">
            {title}
          </Title>
          <HelpText>{text}</HelpText>
        </div>
      ))}
      <Related entries={related} />
    </Stack>
  );
}

type PanelProps = Readonly<{
  wanted: Wanted;
  opened: number;
  /** The screens that the member may open. */
  entries: readonly MenuEntry[];
  onShow: Show;
  onClose: () => void;
}>;

/** The text of a topic once loaded. */
function Wait({ wanted, entries, onShow }: Omit<PanelProps, 'opened' | 'onClose'>) {
  const { t, language } = useLanguage();
  const [help, again] = useHelp(language);
  const entry = entries.find(({ path }) => path === wanted.topic);
  if (entry === undefined) return <Topics entries={entries} onShow={onShow} />;
  if (help === 'loading')
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('adminHelp:loading')}
      </Text>
    );
  const topic = help === 'failed' ? undefined : help[entry.path];
  if (topic === undefined)
    return (
      <Stack gap="xs" role="alert">
        <Text size="sm">{t('adminHelp:failed')}</Text>
        <Button size="xs" variant="default" onClick={again}>
          {t('adminHelp:again')}
        </Button>
      </Stack>
    );
  const related = entries.filter(({ path }) => entry.related?.includes(path));
  return <Topic key={entry.path} topic={topic} task={wanted.task} related={related} />;
}

/** The help panel beside a screen. */
export function HelpPanel({ wanted, opened, entries, onShow, onClose }: PanelProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const entry = entries.find(({ path }) => path === wanted.topic);
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves to the heading on each request for help
  useEffect(() => {
    // A closing dialog restores the focus first.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [opened]);
  useHotkeys([['Escape', () => panel.current?.contains(document.activeElement) && onClose()]]);
  return (
    <div className="admin-help" ref={panel}>
      <Group justify="space-between" wrap="nowrap" p="md" pb="xs">
        <Title order={2} size="h4" tabIndex={-1} ref={heading}>
          {entry === undefined ? t('adminHelp:name') : t('adminHelp:topic', { name: t(entry.label) })}
        </Title>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('shop:close')} onClick={onClose}>
          <AdminIcon name="x" />
        </ActionIcon>
      </Group>
      <ScrollArea
        flex={1}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t('adminHelp:name') }}
      >
        <div className="admin-help-text">
          <Wait wanted={wanted} entries={entries} onShow={onShow} />
        </div>
      </ScrollArea>
      {entry === undefined ? null : (
        <Group p="md">
          <Button variant="default" size="xs" onClick={() => onShow(null)}>
            {t('adminHelp:all')}
          </Button>
        </Group>
      )}
    </div>
  );
}
