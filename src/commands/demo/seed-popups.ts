import { z } from 'zod';
import { widgets } from '#widgets/index.ts';
import { LeftOuts } from '#widgets/popup/import/left-out.ts';
import { toPopupSettings } from '#widgets/popup/import/to-popup-settings.ts';
import type { DemoFolder } from './demo-folder.ts';
import { shiftMs } from './demo-folder.ts';
import { withShopIds } from './seed-content.ts';

const BY = { staffId: null, name: 'Demo' } as const;

/** Popups as another page builder writes them. */
const storeFile = z.object({
  popups: z.array(
    z.object({
      id: z.number(),
      title: z.object({ en: z.string() }),
      settings: z.record(z.string(), z.unknown()),
    }),
  ),
});
/** Popups with widgets of the shop; `settings` are the differences from the defaults. */
const popupsFile = z.array(
  z.object({
    id: z.number(),
    on: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
    tree: z.array(z.unknown()),
  }),
);

const DATE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;

/** A date of the demo, moved with the day of seeding; the hour stays. */
function shifted(date: unknown, now: Date): unknown {
  const [, day, time] = DATE.exec(String(date)) ?? [];
  if (day === undefined) return date;
  return `${new Date(Date.parse(day) + shiftMs(now)).toISOString().slice(0, 10)} ${time}`;
}

/** Nodes with ids and versions, which the file leaves out. */
function withIds(value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, newId));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIds(one, newId)]));
  const { widget } = inner;
  if (typeof widget !== 'string') return inner;
  return { id: newId(), version: widgets.get(widget)?.version ?? 1, ...inner };
}

/** Popups of the shop that exist already, so that an interrupted seed makes none twice. */
async function namesSeeded({ shop }: DemoFolder): Promise<Set<string>> {
  const popups = await shop.templates.edit.find({ text: '', place: 'popup', state: null });
  return new Set(popups.map(({ name }) => name));
}

/** Seeds and publishes the demo's popups. Its age check is not one of them: the shop has its own. */
export async function seedPopups(demo: DemoFolder): Promise<void> {
  const { popups } = storeFile.parse(await demo.readJson('store.json'));
  const seeded = await namesSeeded(demo);
  for (const { id, on, settings, tree } of popupsFile.parse(await demo.readJson('popups.json'))) {
    const described = popups.find((one) => one.id === id);
    if (described === undefined) throw new Error(`demo/store.json has no popup ${id}`);
    const { title, settings: exported } = described;
    if (seeded.has(title.en)) continue;
    const options = { ...toPopupSettings(exported, new LeftOuts()), ...settings };
    let count = 0;
    const newId = () => {
      count += 1;
      return `d${id}n${count}`;
    };
    const draft = {
      ...{ name: title.en, place: 'popup', status: 'published' },
      conditions: { include: on.map((value) => ({ kind: 'type', value })), exclude: [] },
      settings: {
        ...options,
        schedule_start_date: shifted(options.schedule_start_date ?? '', demo.now),
        schedule_end_date: shifted(options.schedule_end_date ?? '', demo.now),
      },
      tree: withIds(await withShopIds(demo, tree), newId),
    };
    const saved = await demo.shop.templates.edit.save(null, draft, { version: 0, by: BY });
    if (!saved.ok) throw new Error(`demo popup ${id}: ${JSON.stringify(saved.refusal)}`);
  }
}
