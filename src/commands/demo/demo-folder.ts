import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Shop } from '#composition/shop.ts';
import type { MediaId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';

/** The folder of the demo, and the shop to seed. */
export type DemoFolder = {
  dir: string;
  readJson: (name: string) => Promise<unknown>;
  shop: Shop;
  db: Db;
  now: Instant;
  report: (step: string, done: number, total: number) => void;
};

/** The date the demo was written for; its dates move with the day of seeding. */
const WRITTEN_ON = new Date('2026-11-21T00:00:00+04:00');

/** The offset of the demo's dates: whole days in milliseconds. */
export function shiftMs(now: Instant): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.floor((now.getTime() - WRITTEN_ON.getTime()) / day) * day;
}

/** @returns the moment moved by that much, but never into the future */
export function shiftedPast(moment: string, now: Instant): Instant {
  const moved = new Date(new Date(moment).getTime() + shiftMs(now));
  return moved > now ? now : moved;
}

/** Adds a picture of the folder; null when it does not exist. */
export async function addDemoPicture(
  { dir, shop, db }: DemoFolder,
  file: string,
  alt: string | Localized = '',
): Promise<MediaId | null> {
  const bytes = await readFile(join(dir, file)).catch(() => null);
  if (bytes === null) return null;
  const added = await shop.media.add(db, { bytes, fileName: basename(file), alt });
  return added.ok ? added.value : null;
}
