import {
  ActionIcon,
  Badge,
  Group,
  SegmentedControl,
  Text,
  Title,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import { Link } from 'react-router';
import type { ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { DEVICE_MODES, type DeviceMode } from '#kernel/web/device-mode.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon, type AdminIconName } from '../../parts/icon.tsx';
import type { DraftState } from '../drafts/use-server-draft.ts';
import type { EditorDocument } from '../editor-document.ts';
import type { EditedNodes } from '../state/use-tree.ts';
import { Details } from './details.tsx';
import { PublishButtons } from './publish/publish-buttons.tsx';
import type { PublishingState } from './publish/use-publishing.ts';
import { ShownPage } from './shown-page.tsx';
import { VisitorSelect } from './shown-visitor.tsx';

const DEVICE_ICONS: Readonly<Record<DeviceMode, AdminIconName>> = {
  desktop: 'desktop',
  tablet: 'device-tablet',
  mobile: 'device-mobile',
};

function Step({
  act,
  icon,
  isOff,
  onClick,
}: {
  act: 'undo' | 'redo';
  icon: AdminIconName;
  isOff: boolean;
  onClick: () => void;
}) {
  const { t } = useLanguage();
  const label = t(`adminEditor:bar.${act}`);
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        disabled={isOff}
        onClick={onClick}
      >
        <AdminIcon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

function DeviceSwitch({ device, onDevice }: Pick<BarProps, 'device' | 'onDevice'>) {
  const { t } = useLanguage();
  return (
    <SegmentedControl
      aria-label={t('adminEditor:bar.device')}
      value={device}
      onChange={(value) => onDevice(DEVICE_MODES.find((mode) => mode === value) ?? 'desktop')}
      data={DEVICE_MODES.toReversed().map((mode) => ({
        value: mode,
        label: (
          <span className="editor-device">
            <AdminIcon name={DEVICE_ICONS[mode]} />
            <VisuallyHidden>{t(`adminEditor:devices.${mode}`)}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}

type BarProps = Pick<EditorDocument, 'title' | 'badge' | 'back' | 'details' | 'visitors'> & {
  visitor: ShownVisitor;
  onVisitor: (visitor: ShownVisitor) => void;
  device: DeviceMode;
  onDevice: (device: DeviceMode) => void;
  shownLanguage: Language;
  onLanguage: (language: Language) => void;
  /** Shows a template on another page; null for a document with its own page. */
  onShow: ((path: string | null) => void) | null;
  nodes: EditedNodes;
  isDirty: boolean;
  draft: DraftState;
  /** Null without the right to change the document. */
  publishing: PublishingState | null;
};

/** The saved state, and whether there are unsaved changes. */
function State({ badge, isDirty, draft, publishing }: BarProps) {
  const { t } = useLanguage();
  const isPublic = publishing !== null && publishing.state !== 'draft';
  return (
    <div className="editor-state">
      {badge}
      {isPublic && publishing.isDirty ? (
        <Badge component="span" variant="light" color="blue">
          {t('adminEditor:publish.unpublished')}
        </Badge>
      ) : null}
      {isDirty ? (
        <Text size="sm" c="dimmed" role="status">
          {t(`adminEditor:kept.${draft}`)}
        </Text>
      ) : null}
    </div>
  );
}

/** The bar above the canvas: title, view options, and actions on the whole document. */
export function Bar(props: BarProps) {
  const { title, back, details, shownLanguage, onLanguage, onShow, nodes, publishing } = props;
  const { t, to } = useLanguage();
  return (
    <header className="editor-bar">
      <div className="editor-name">
        <Tooltip label={back.label}>
          <ActionIcon
            component={Link}
            to={to(back.path)}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={back.label}
          >
            <AdminIcon name="x" />
          </ActionIcon>
        </Tooltip>
        <Title order={1} size="h5" className="editor-title">
          {title}
        </Title>
        {details === null ? null : <Details>{details}</Details>}
        <State {...props} />
      </div>
      <Group gap="xs">
        {onShow === null ? null : <ShownPage onShow={onShow} />}
        <DeviceSwitch {...props} />
        <SegmentedControl
          aria-label={t('adminEditor:bar.language')}
          value={shownLanguage}
          onChange={(value) => onLanguage(LANGUAGES.find((one) => one === value) ?? 'en')}
          data={LANGUAGES.map((one) => ({ value: one, label: t(`adminEditor:languages.${one}`) }))}
        />
        <VisitorSelect {...props} />
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Step act="undo" icon="arrow-u-up-left" isOff={!nodes.canUndo} onClick={nodes.undo} />
        <Step act="redo" icon="arrow-u-up-right" isOff={!nodes.canRedo} onClick={nodes.redo} />
        {publishing === null ? null : <PublishButtons publishing={publishing} />}
      </Group>
    </header>
  );
}
