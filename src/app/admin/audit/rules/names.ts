import type { ActionCall } from '#admin-actions/action.ts';
import { parseProductId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';

/** Splits subjects: `product:1 product:2` are two. */
function idsOf(subjects: readonly string[], kind: string): string[] {
  const ids = subjects.flatMap((subject) => subject.match(new RegExp(`^${kind}:(\\S+)`))?.[1] ?? []);
  return [...new Set(ids)];
}

async function productNames({ shop, language }: ActionCall, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const products = await shop.catalogue.sellables(ids.flatMap((id) => parseProductId(id) ?? []));
  return [...products].map(([id, { name }]) => [`product:${id}`, inLanguage(name, language)]);
}

async function staffNames({ shop }: ActionCall, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { members } = await shop.staff.members.list();
  return members.map(({ id, name }) => [`staff:${id}`, name]);
}

function settingNames({ language }: ActionCall, keys: readonly string[]) {
  const t = wordsIn(language);
  return keys.map((key) => [`setting:${key}`, t(`adminSettings:names.${key}`, { defaultValue: key })]);
}

/** Current names of products, settings and staff, by subject. */
export async function namesOf(
  call: ActionCall,
  subjects: readonly string[],
): Promise<Record<string, string>> {
  const named = await Promise.all([
    productNames(call, idsOf(subjects, 'product')),
    staffNames(call, idsOf(subjects, 'staff')),
    settingNames(call, idsOf(subjects, 'setting')),
  ]);
  return Object.fromEntries(named.flat());
}
