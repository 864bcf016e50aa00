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

/** Something that is found in the browser, and where it leads. */
export type Destination = Findable & Readonly<{ path: string; icon: AdminIconName }>;

/** All that is found by words of its own, by kind, in the order in which the kinds are shown. */
export type Findables = Readonly<Record<'actions' | 'screens' | 'settings', readonly Destination[]>>;

/** @param entries the screens somebody may open */
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
