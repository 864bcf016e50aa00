import { settingExplanationKey, settingNameKey } from '#messages/setting-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { MenuEntry } from '../area.ts';
import { mayOpen } from '../navigation.ts';
import type { AdminIconName } from '../parts/icon.tsx';
import { useRights } from '../parts/use-rights.ts';
import { SETTING_PLACES, settingPath } from '../settings/rules/setting-places.ts';
import { SETTING_SYNONYMS } from '../settings/rules/setting-synonyms.ts';
import type { Findable } from './match.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** An entry that is matched in the browser, and its address. */
export type Destination = Findable & Readonly<{ path: string; icon: AdminIconName }>;

/** All entries by kind, in display order. */
export type Findables = Readonly<Record<'actions' | 'screens' | 'settings', readonly Destination[]>>;

/** @param entries the screens that the member may open */
export function useFindables(entries: readonly MenuEntry[]): Findables {
  const { t } = useLanguage();
  const rights = useRights();
  const screens = entries.map(({ path, label, icon, synonyms = '' }) => ({
    ...{ path, icon, synonyms, about: '' },
    name: t(label),
  }));
  const actions = SHORTCUTS.filter(({ need }) => mayOpen(need, rights)).map(({ name, ...shortcut }) => ({
    ...shortcut,
    about: '',
    name: t(`adminFinding:actions.${name}`),
  }));
  const keys = rights.includes('settings.see')
    ? (Object.keys(SETTING_PLACES) as (keyof typeof SETTING_PLACES)[])
    : [];
  const settings = keys
    .flatMap((key) => {
      const path = settingPath(key);
      return path === null ? [] : [{ key, path }];
    })
    .map(({ key, path }) => ({
      ...{ path, icon: 'gear' as const, synonyms: `${SETTING_SYNONYMS[key] ?? ''} ${key}` },
      name: t(settingNameKey(key)),
      about: t(settingExplanationKey(key)),
    }));
  return { actions, screens, settings };
}
