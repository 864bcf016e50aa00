import { CHANGED_MEANWHILE } from '#kernel/optimistic-lock.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { CheckSetting, createSettings, SettingRefusal } from '#shop/settings';
import type { SaveDesignRefusal } from './refusals.ts';
import { parseDesign, readDesign } from './rules/parse-design.ts';
import type { DesignChanges } from './rules/tokens.ts';

const KEY = 'design.tokens';

/** What differs from the shipped design, and the version that a change goes back with. */
type OpenedDesign = Readonly<{ changes: DesignChanges; version: number }>;

type Deps = Readonly<{ settings: Pick<ReturnType<typeof createSettings>, 'opened' | 'set'> }>;

export function createDesign({ settings }: Deps) {
  async function open(): Promise<OpenedDesign> {
    const { values, versionOf } = await settings.opened();
    return { changes: readDesign(values[KEY]), version: versionOf(KEY) };
  }

  async function save(
    typed: Readonly<Record<string, unknown>>,
    version: number,
  ): Promise<Outcome<DesignChanges, SaveDesignRefusal | SettingRefusal>> {
    const parsed = parseDesign(typed);
    if (!parsed.ok) return parsed;
    const saved = await settings.set(KEY, parsed.value, version);
    if (saved.ok) return done(parsed.value);
    const { refusal } = saved;
    if (refusal.code !== CHANGED_MEANWHILE) return saved;
    return refuse({ ...refusal, stored: readDesign(refusal.stored as Record<string, unknown>) });
  }

  return { open, save };
}

/** Validates the setting by whatever door it is changed. */
export const checkDesign: CheckSetting = async (_tx, { now }) => {
  const parsed = parseDesign(now[KEY]);
  if (parsed.ok) return null;
  const { code, ...facts } = parsed.refusal;
  const problem = [code, ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)].join(', ');
  return { code: 'settings.wrong-value', key: KEY, problem };
};
