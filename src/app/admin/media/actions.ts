import { z } from 'zod';
import { editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf, idsOf } from '#admin-actions/ids.ts';
import type { MediaId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';

const mediaId = idOf<MediaId>();
const LONGEST = 300;
const words = z
  .object({ en: z.string().trim().max(LONGEST), ar: z.string().trim().max(LONGEST).default('') })
  .transform(({ en, ar }) => (ar === '' ? { en } : { en, ar }));
const folderName = z.string().trim().min(1).max(80);
const MOST_AT_ONCE = 200;
const percent = z.number().min(0).max(100);
const aboutFolder = ({ id }: { id: number }) => `media-folder:${id}`;
const about = ({ id }: { id: number }) => `media:${id}`;

/** The media library. Files are uploaded by `/admin/upload/`. Source: BO-01 */
export const actions = {
  'media.list': readAction({
    need: 'products.see',
    input: z.object({
      text: z.string().max(200).default(''),
      folder: idOf().nullable().optional(),
      isUnused: z.boolean().default(false),
      page: z.int().min(1).max(100_000).default(1),
    }),
    run: async ({ shop }, { page, folder, ...sought }) =>
      done(await shop.media.library.list({ ...sought, ...(folder === undefined ? {} : { folder }) }, page)),
  }),
  'media.folders': readAction({
    need: 'products.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.media.folders.list()),
  }),
  'media.create-folder': writeAction({
    need: 'media.change',
    input: z.object({ name: folderName, parentId: idOf().nullable() }),
    run: ({ shop }, { name, parentId }) => shop.media.folders.create(name, parentId),
  }),
  'media.rename-folder': writeAction({
    need: 'media.change',
    input: z.object({ id: idOf(), name: folderName }),
    about: aboutFolder,
    run: ({ shop }, { id, name }) => shop.media.folders.rename(id, name),
  }),
  'media.move-folder': writeAction({
    need: 'media.change',
    input: z.object({
      id: idOf(),
      parentId: idOf().nullable(),
      position: z.int().min(0).max(10_000).nullable(),
    }),
    about: aboutFolder,
    run: ({ shop }, { id, ...place }) => shop.media.folders.move(id, place),
  }),
  'media.remove-folder': writeAction({
    need: 'media.change',
    input: z.object({ id: idOf() }),
    about: aboutFolder,
    run: ({ shop }, { id }) => shop.media.folders.remove(id),
  }),
  /** Moves pictures into a folder, or out of all folders. */
  'media.move': writeAction({
    need: 'media.change',
    input: z.object({ ids: idsOf<MediaId>(MOST_AT_ONCE), folderId: idOf().nullable() }),
    run: ({ shop }, { ids, folderId }) => shop.media.folders.put(ids, folderId),
  }),
  /** Trashes the unused ones of several pictures; used ones are counted. */
  'media.remove-many': writeAction({
    need: 'media.change',
    input: z.object({ ids: idsOf<MediaId>(MOST_AT_ONCE) }),
    run: async (call, { ids }) => {
      const trashed: number[] = [];
      for (const id of new Set(ids)) {
        const outcome = await call.shop.media.library.trash(id, editorOf(call));
        if (outcome.ok) trashed.push(outcome.value);
      }
      return done({ trashed, kept: new Set(ids).size - trashed.length });
    },
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
      const added = await shop.media.upload({ ...picture, alt: '' });
      if (!added.ok) return refuse(added.refusal);
      const [media] = await shop.media.find([added.value]);
      return media === undefined ? refuse({ code: 'media.unknown' }) : done(media);
    },
  }),
  'media.describe': writeAction({
    need: 'media.change',
    saves: ['media'],
    input: z.object({
      id: mediaId,
      alt: words,
      title: words,
      caption: words.optional(),
      description: words.optional(),
      version: z.int().min(0),
    }),
    about,
    run: ({ shop }, { id, version, ...description }) => shop.media.describe(id, description, version),
  }),
  /** The original of a picture, and which part of it the picture is. */
  'media.whole': readAction({
    need: 'products.see',
    input: z.object({ id: mediaId }),
    run: ({ shop }, { id }) => shop.media.cropping.open(id),
  }),
  /** Crops the original of a picture; the result is a new picture. */
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
