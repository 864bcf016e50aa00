import { Badge, Menu, Text } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { linkedBy } from '#kernel/web/addresses/link-hash.ts';
import type { FlatEntry, MenuPlaceName } from '#shop/content/staff/rules/menu-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { AdminTree } from '../parts/tree/tree.tsx';
import { useActionWords } from '../templates/content/link-actions/action-input.tsx';
import { actionOf } from '../templates/content/link-actions/link-actions.ts';
import { useLinkPlaces } from '../templates/content/link-actions/link-places.tsx';
import { isShallow, movedTo } from './menu-moves.ts';

type TreeProps = {
  place: MenuPlaceName;
  entries: readonly FlatEntry[];
  mayChange: boolean;
  /** Problem messages by entry id. */
  problems: ReadonlyMap<number, string>;
  onChange: (entries: FlatEntry[]) => void;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
};

/** Marks an entry that shoppers do not see, since its popup or panel is not published. */
function BrokenBadge({ url }: { url: string }) {
  const { t } = useLanguage();
  const { opened } = useLinkPlaces();
  const linked = linkedBy(url);
  const known = opened?.find(({ place, id }) => place === linked?.place && id === linked?.id);
  if (linked === null || opened === null || known?.state === 'published') return null;
  return (
    <Badge size="xs" variant="light" color="red">
      {t('adminMenus:notShown')}
    </Badge>
  );
}

/** The link or action of an entry as text. */
function Target({ url }: { url: string }) {
  const { t } = useLanguage();
  const toWords = useActionWords();
  const action = actionOf(url);
  if (action !== null) return toWords(action);
  return url === '' ? t('adminMenus:heading') : <bdi dir="ltr">{url}</bdi>;
}

function Entry({ entry, problem }: { entry: FlatEntry; problem: string | undefined }) {
  const { t, language } = useLanguage();
  return (
    <>
      <Text size="sm" fw={600}>
        {inLanguage(entry.label, language)}
      </Text>
      <Text size="xs" c="dimmed" style={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Target url={entry.url} />
      </Text>
      {entry.label.ar === '' ? (
        <Badge size="xs" variant="light" color="yellow">
          {t('adminContent:noArabic')}
        </Badge>
      ) : null}
      {entry.image === null ? null : (
        <Badge size="xs" variant="light" color="gray">
          {t('adminMenus:picture')}
        </Badge>
      )}
      <BrokenBadge url={entry.url} />
      {problem === undefined ? null : (
        <Text size="xs" c="red">
          {problem}
        </Text>
      )}
    </>
  );
}

/** The tree of a menu's entries. */
export function MenuTree(props: TreeProps) {
  const { t, language } = useLanguage();
  const { place, entries, mayChange, problems, onChange, onEdit, onRemove } = props;
  return (
    <AdminTree
      label={t(`adminMenus:places.${place}`)}
      rows={entries}
      nameOf={({ label }) => inLanguage(label, language)}
      face={(entry) => <Entry entry={entry} problem={problems.get(entry.id)} />}
      mayChange={mayChange}
      isAllowed={(id, direction) => isShallow(movedTo(entries, id, direction), place)}
      onMove={(id, direction) => {
        onChange(movedTo(entries, id, direction));
        return true;
      }}
      actions={({ id }) => (
        <>
          <Menu.Item leftSection={<AdminIcon name="pencil" />} onClick={() => onEdit(id)}>
            {t('adminMenus:change')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<AdminIcon name="trash" />} onClick={() => onRemove(id)}>
            {t('adminMenus:remove')}
          </Menu.Item>
        </>
      )}
    />
  );
}
