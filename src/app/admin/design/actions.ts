import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { FontId } from '#kernel/ids.ts';
import { done } from '#kernel/outcome.ts';
import { settingHistory } from '../settings/actions.ts';

const need = 'design.change';
const KEY = 'design.tokens';

/** The design with the uploaded fonts, and the product in the preview; null if no product is published. */
async function openDesign({ shop, language }: ActionCall) {
  const [opened, fonts, [best]] = await Promise.all([
    shop.design.open(),
    shop.design.fonts.list(),
    shop.listing.popular({ language, limit: 1 }),
  ]);
  return done({ ...opened, fonts, product: best?.address ?? null });
}

const LONGEST_SENT = 1000;
/** The uploaded form. */
const font = z.object({
  bytes: z.instanceof(Uint8Array),
  name: z.string().trim().max(LONGEST_SENT).default(''),
  licence: z.string().max(LONGEST_SENT).default(''),
});
const saving = z.object({ version: z.int().min(0), tokens: z.record(z.string(), z.unknown()) });

/** The storefront's design, stored as the setting `design.tokens`. Source: BO-01, BUILDER §5 */
export const actions = {
  'design.open': readAction({ need, input: z.object({}), run: openDesign }),
  /** Saves all tokens that differ from the shipped design; none restores it. */
  'design.save': writeAction({
    need,
    saves: ['setting'],
    input: saving,
    about: () => `setting:${KEY}`,
    run: ({ shop }, { tokens, version }) => shop.design.save(tokens, version),
  }),
  /** The file is uploaded by `/admin/upload/`. */
  'design.add-font': writeAction({
    need,
    input: font,
    about: ({ name }) => `font:${name}`,
    run: ({ shop, member }, { bytes, name, licence }) =>
      shop.design.fonts.add({ bytes, name, isLicensed: licence === 'yes', confirmedBy: member.name }),
  }),
  'design.remove-font': writeAction({
    need,
    input: z.object({ id: idOf<FontId>() }),
    about: ({ id }) => `font:${id}`,
    run: (call, { id }) => call.shop.design.fonts.remove(id, editorOf(call)),
  }),
  'design.history': readAction({
    need,
    input: z.object({}),
    run: (call) => settingHistory(call, { key: KEY }),
  }),
};
