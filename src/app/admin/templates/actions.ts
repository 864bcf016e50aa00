import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput, wordIn } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { publishingInput } from '#admin-actions/publishing-input.ts';
import { widgetSaving } from '#admin-actions/widget-saving.ts';
import type { TemplateId } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import {
  chooseTemplate,
  type OpenTemplate,
  rivalTemplates,
  SHOWN_STATES,
  SINGLE_KINDS,
  TEMPLATE_PLACES,
  type Template,
} from '#shop/templates';
import { conditionChoices, findSingles, namesOfSingles } from './actions/condition-choices.ts';
import { editLinks } from './actions/edit-links.ts';
import { readPopup, saveImportedPopup } from './actions/import-popup.ts';
import { readShopParts } from './actions/read-shop-parts.ts';
import { subjectsOfAddress } from './actions/subject-of-address.ts';

const WORDS_MAX = 200;
const ADDRESS_MAX = 2000;
const MOST_FILES = 100;

const templateId = idOf<TemplateId>();
const one = z.object({ id: templateId });
/** A template exported from another site; `language` is that of its texts. */
const exported = z.object({ text: z.string(), language: z.enum(LANGUAGES) });
const about = ({ id }: { id: number | null }) => `template:${id ?? 'new'}`;

/** Names of the single products and texts in a template's conditions. */
function singlesOf(call: ActionCall, { place, conditions }: Pick<Template, 'place' | 'conditions'>) {
  return namesOfSingles(call, { place, conditions: [...conditions.include, ...conditions.exclude] });
}

/** Adds to templates the names of single products and texts in their conditions. */
function withSingles<Listed extends Pick<Template, 'place' | 'conditions'>>(
  call: ActionCall,
  rows: readonly Listed[],
) {
  return Promise.all(rows.map(async (row) => ({ ...row, singles: await singlesOf(call, row) })));
}

/** Adds the uses of a template, and the names in its conditions. */
async function withNames(call: ActionCall, open: OpenTemplate) {
  const { id, draft } = open;
  const [uses, singles] = await Promise.all([
    call.shop.templates.edit.uses({ id, place: draft.place }),
    singlesOf(call, draft),
  ]);
  return { ...open, uses, singles };
}

/** Templates and saved sections. Source: BO-05 */
export const actions = {
  'templates.list': readAction({
    need: 'content.see',
    input: z.object({
      q: z.string().trim().max(WORDS_MAX).catch('').default(''),
      place: wordIn(TEMPLATE_PLACES, null),
      state: wordIn(SHOWN_STATES, null),
    }),
    run: async (call, { q, place, state }) => {
      const { shop } = call;
      const [rows, published] = await Promise.all([
        shop.templates.edit.find({ text: q, place, state }),
        shop.templates.published(),
      ]);
      const nameOf = new Map<number, string>(published.map(({ id, name }) => [id, name]));
      const rivals = rivalTemplates(published).map(({ newer, older }) => ({
        newer: { id: newer, name: nameOf.get(newer) ?? '' },
        older: { id: older, name: nameOf.get(older) ?? '' },
      }));
      return done({ rows: await withSingles(call, rows), rivals });
    },
  }),
  'templates.open': readAction({
    need: 'content.see',
    input: one,
    run: async (call, { id }) => {
      const open = await call.shop.templates.edit.open(id);
      return open === null ? refuse({ code: 'templates.unknown' }) : done(await withNames(call, open));
    },
  }),
  /** The choices of conditions, and the sections that widgets can show. */
  'templates.choices': readAction({
    need: 'content.see',
    input: z.object({}),
    run: async (call) => {
      const [choices, sections] = await Promise.all([
        conditionChoices(call),
        call.shop.templates.edit.named(),
      ]);
      return done({ choices, sections });
    },
  }),
  /** The shop's data in preset sections and pages; pictures are named by file. */
  'templates.preset-parts': readAction({
    need: 'content.see',
    input: z.object({ files: z.array(z.string().min(1).max(WORDS_MAX)).max(MOST_FILES) }),
    run: async ({ shop }, { files }) => done(await readShopParts(shop, files)),
  }),
  'templates.find-singles': readAction({
    need: 'content.see',
    input: z.object({ of: z.enum(SINGLE_KINDS), q: z.string().trim().max(WORDS_MAX) }),
    run: async (call, sought) => done(await findSingles(call, sought)),
  }),
  /** Which template, header and footer the page at a URL has, and why others do not match. */
  'templates.at-address': readAction({
    need: 'content.see',
    input: z.object({ address: z.string().trim().min(1).max(ADDRESS_MAX) }),
    run: async (call, { address }) => {
      const { shop } = call;
      const subjects = await subjectsOfAddress(shop, address);
      if (subjects === null) return refuse({ code: 'templates.unknown-address', address });
      const published = await withSingles(call, await shop.templates.published());
      return done(
        subjects.map((subject) => ({
          place: subject.place,
          verdicts: chooseTemplate(published, subject).verdicts.map(
            ({ template: { id, name, singles }, verdict }) => ({ id, name, singles, verdict }),
          ),
        })),
      );
    },
  }),
  /** Links to edit the parts of a storefront page, as far as the caller has rights. */
  'templates.edit-links': readAction({
    need: 'anybody',
    input: z.object({ address: z.string().trim().min(1).max(ADDRESS_MAX) }),
    run: async (call, { address }) => {
      const t = wordsIn(call.language);
      const links = (await editLinks(call, address)).map(({ of, name, href }) => ({
        label: t(`shop:edit.${of}`, { name }),
        href,
      }));
      return done({ title: t('shop:edit.title'), more: t('shop:edit.more'), links });
    },
  }),
  'templates.save': writeAction({
    need: 'content.change',
    saves: ['template'],
    input: z.object({
      id: templateId.nullable(),
      version: z.int().min(0),
      draft: z.record(z.string(), z.unknown()),
      publishing: publishingInput,
    }),
    about,
    run: (call, { id, draft, ...sent }) => call.shop.templates.edit.save(id, draft, widgetSaving(call, sent)),
  }),
  /** Previews the import of another site's popup without saving it. */
  'templates.read-popup': readAction({
    need: 'content.change',
    input: exported,
    run: readPopup,
  }),
  /** Saves the imported popup as a draft. */
  'templates.import-popup': writeAction({
    need: 'content.change',
    input: exported,
    run: saveImportedPopup,
  }),
  'templates.duplicate': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.templates.edit.duplicate(id, editorOf(call)),
  }),
  'templates.trash': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.templates.edit.trash(id, editorOf(call)),
  }),
  'templates.restore': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.templates.edit.restore(id, editorOf(call)),
  }),
  'templates.remove': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: ({ shop }, { id }) => shop.templates.edit.remove(id),
  }),
  'templates.history': readAction({
    need: 'content.see',
    input: z.object({ id: templateId, page: pageInput }),
    run: async ({ shop }, { id, page }) => done(await shop.templates.edit.history(id, page)),
  }),
  'templates.undo': writeAction({
    need: 'content.change',
    input: z.object({ id: templateId, version: z.int().min(1) }),
    about,
    run: (call, { id, version }) => call.shop.templates.edit.undo(id, version, editorOf(call)),
  }),
};
