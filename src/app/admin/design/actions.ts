import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { done } from '#kernel/outcome.ts';
import { settingHistory } from '../settings/actions.ts';

const need = 'design.change';
const KEY = 'design.tokens';

/** The design with the product that the preview shows; null where none is sold. */
async function openDesign({ shop, language }: ActionCall) {
  const [opened, [best]] = await Promise.all([
    shop.design.open(),
    shop.listing.popular({ language, limit: 1 }),
  ]);
  return done({ ...opened, product: best?.address ?? null });
}

const saving = z.object({ version: z.int().min(0), tokens: z.record(z.string(), z.unknown()) });

/** The storefront's design, kept as the setting `design.tokens`. Source: BO-01, BUILDER §5 */
export const actions = {
  'design.open': readAction({ need, input: z.object({}), run: openDesign }),
  /** All tokens that differ from the shipped design; none for going back to it. */
  'design.save': writeAction({
    need,
    input: saving,
    about: () => `setting:${KEY}`,
    run: ({ shop }, { tokens, version }) => shop.design.save(tokens, version),
  }),
  'design.history': readAction({
    need,
    input: z.object({}),
    run: (call) => settingHistory(call, { key: KEY }),
  }),
};
