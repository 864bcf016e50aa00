import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import { done } from '#kernel/outcome.ts';
import type { Right } from '#shop/staff';
import type { TrashKind } from '#shop/trash';

const one = z.object({ id: idOf() });
const about = ({ id }: { id: number }) => `trash:${id}`;

/** The right to delete records of a kind, which also restores them. */
const NEEDS: Readonly<Record<TrashKind, Right>> = {
  category: 'products.change',
  tag: 'products.change',
  attribute: 'products.change',
  value: 'products.change',
  media: 'media.change',
  'document-category': 'content.change',
  'document-tag': 'content.change',
  zone: 'delivery.change',
  font: 'design.change',
};

/** Any of these rights opens the trash. */
const need = [
  'products.change',
  'media.change',
  'content.change',
  'delivery.change',
  'design.change',
] as const;

/** The kinds that the member may see; records of others count as unknown. */
function kindsFor({ member }: ActionCall): TrashKind[] {
  return (Object.keys(NEEDS) as TrashKind[]).filter((kind) => member.rights.includes(NEEDS[kind]));
}

/**
 * Deleted categories and tags of products and articles, attributes, values, pictures, delivery zones and fonts. Source:
 * BO-01
 */
export const actions = {
  'trash.list': readAction({
    need,
    input: z.object({ page: z.int().min(1).max(100_000).default(1) }),
    run: async (call, { page }) => done(await call.shop.trash.list(kindsFor(call), page)),
  }),
  'trash.restore': writeAction({
    need,
    input: one,
    about,
    run: (call, { id }) => call.shop.trash.restore(id, kindsFor(call)),
  }),
  'trash.remove': writeAction({
    need,
    input: one,
    about,
    run: (call, { id }) => call.shop.trash.remove(id, kindsFor(call)),
  }),
};
