import { z } from 'zod';
import { editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { MediaId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';

const mediaId = idOf<MediaId>();
const LONGEST = 300;
const words = z
  .object({ en: z.string().trim().max(LONGEST), ar: z.string().trim().max(LONGEST).default('') })
  .transform(({ en, ar }) => (ar === '' ? { en } : { en, ar }));
const percent = z.number().min(0).max(100);
const about = ({ id }: { id: number }) => `media:${id}`;

/** The pictures of the shop. Bytes come by `/admin/upload/`. Source: BO-01 */
export const actions = {
  'media.list': readAction({
    need: 'products.see',
    input: z.object({ text: z.string().max(200).default(''), page: z.int().min(1).max(100_000).default(1) }),
    run: async ({ shop }, { text, page }) => done(await shop.media.library.list(text, page)),
  }),
  'media.uses': readAction({
    need: 'products.see',
    input: z.object({ id: mediaId }),
    run: async ({ shop }, { id }) => done(await shop.media.library.usesOf(id)),
  }),
  'media.add': writeAction({
    need: 'media.change',
    input: z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string().max(LONGEST) }),
    about: ({ fileName }) => `media:${fileName}`,
    run: async ({ shop }, picture) => {
      const added = await shop.media.keep({ ...picture, alt: '' });
      if (!added.ok) return refuse(added.refusal);
      const [media] = await shop.media.find([added.value]);
      return media === undefined ? refuse({ code: 'media.unknown' }) : done(media);
    },
  }),
  'media.describe': writeAction({
    need: 'media.change',
    input: z.object({ id: mediaId, alt: words, title: words, version: z.int().min(0) }),
    about,
    run: ({ shop }, { id, version, ...said }) => shop.media.describe(id, said, version),
  }),
  /** The whole picture behind one, and which part of it that is. */
  'media.whole': readAction({
    need: 'products.see',
    input: z.object({ id: mediaId }),
    run: ({ shop }, { id }) => shop.media.cropping.open(id),
  }),
  /** Cuts a part out of the whole behind a picture; that part is a picture of its own. */
  'media.crop': writeAction({
    need: 'media.change',
    input: z.object({
      id: mediaId,
      crop: z.object({ x: percent, y: percent, width: percent, height: percent }),
    }),
    about,
    run: ({ shop }, { id, crop }) => shop.media.cropping.make(id, crop),
  }),
  'media.remove': writeAction({
    need: 'media.change',
    input: z.object({ id: mediaId }),
    about,
    run: (call, { id }) => call.shop.media.library.trash(id, editorOf(call)),
  }),
};
