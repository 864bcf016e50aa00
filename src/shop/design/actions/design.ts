import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { CheckSetting, createSettings, SettingRefusal } from '#shop/settings';
import type { SaveDesignRefusal } from '../refusals.ts';
import { parseDesign, readDesign } from '../rules/parse-design.ts';
import type { DesignChanges } from '../rules/tokens.ts';
import { hasUploaded, type UploadedFont, unknownFont } from '../rules/uploaded-fonts.ts';
import { holdFonts, listFonts } from '../store/fonts.ts';
import { addFont, type FontReader } from './add-font.ts';
import { forgetFont, removeFont, restoreFont } from './remove-font.ts';

const KEY = 'design.tokens';

/** What differs from the shipped design, and the version that a change goes back with. */
type OpenedDesign = Readonly<{ changes: DesignChanges; version: number }>;

type Deps = Readonly<{
  db: Db;
  clock: Clock;
  settings: Pick<ReturnType<typeof createSettings>, 'opened' | 'set' | 'within'>;
  files: FileStore;
  reader: FontReader;
}>;

export function createDesign({ db, clock, settings, files, reader }: Deps) {
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
    const unknown = unknownFont(parsed.value, await fontsIn(parsed.value));
    if (unknown !== null) return refuse({ code: 'design.wrong-value', token: unknown });
    const saved = await settings.set(KEY, parsed.value, version);
    if (saved.ok) return done(parsed.value);
    const { refusal } = saved;
    if (refusal.code !== EDIT_CONFLICT) return saved;
    return refuse({ ...refusal, stored: readDesign(refusal.stored as Record<string, unknown>) });
  }

  /** The uploaded fonts of a design; reads nothing for a design without any. */
  async function fontsIn(changes: DesignChanges): Promise<readonly UploadedFont[]> {
    return hasUploaded(changes) ? listFonts(db) : [];
  }

  return {
    open,
    save,
    fontsIn,
    fonts: {
      list: () => listFonts(db),
      add: addFont({ db, files, reader }),
      remove: removeFont({
        db,
        clock,
        current: async (tx) => readDesign((await settings.within(tx))[KEY]),
      }),
      restore: restoreFont,
      forget: forgetFont({ db, files }),
    },
  };
}

/** Validates the setting however it is changed. */
export const checkDesign: CheckSetting = async (tx, { now }) => {
  const wrong = (code: string, facts: object) => {
    const problem = [code, ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)].join(', ');
    return { code: 'settings.wrong-value' as const, key: KEY, problem };
  };
  const parsed = parseDesign(now[KEY]);
  if (!parsed.ok) {
    const { code, ...facts } = parsed.refusal;
    return wrong(code, facts);
  }
  if (!hasUploaded(parsed.value)) return null;
  await holdFonts(tx);
  const token = unknownFont(parsed.value, await listFonts(tx));
  return token === null ? null : wrong('design.wrong-value', { token });
};
