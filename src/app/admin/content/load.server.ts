import { data, type LoaderFunctionArgs } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { InputOf } from '#admin-actions/registry.ts';
import { toBothLanguages } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { type DocumentDraft, LIST_STATES } from '#shop/content';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { shippedHome } from '#widgets/shipped/home.ts';
import { shopContext, visitContext } from '../../context.ts';
import { loadAction, requireRight } from '../load-action.server.ts';

type Kind = InputOf<'content.choices'>['kind'];

/** Loads the list of a kind, filtered by its URL. */
export async function loadDocuments(args: LoaderFunctionArgs, kind: Kind) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string) => cutText(query.get(name) ?? '', 200) || undefined;
  const [open, choices] = await Promise.all([
    loadAction(args, 'content.list', {
      kind,
      q: text('q'),
      state: LIST_STATES.find((state) => state === text('state')) ?? null,
      category: text('category'),
      lacksArabic: text('arabic') === 'missing',
      page: text('page'),
    }),
    loadAction(args, 'content.choices', { kind }),
  ]);
  return { ...open, ...choices };
}

/** Loads a document for its form; null for a new one. */
export async function loadDocument(args: LoaderFunctionArgs, kind: Kind) {
  const { id = '' } = args.params;
  if (id === 'new') await requireRight(args, 'content.change');
  const [open, choices] = await Promise.all([
    id === 'new' ? null : loadAction(args, 'content.open', { id: Number(id) }),
    loadAction(args, 'content.choices', { kind }),
  ]);
  if (open !== null && open.kind !== kind) {
    const { language } = args.context.get(visitContext);
    const refusal = { code: 'content.unknown-document' } as const;
    throw data({ words: refusalText(refusal, language) }, { status: refusalStatus(refusal.code) });
  }
  return { open, choices };
}

/** Loads a new home page: a copy of the shipped one, until another preset is chosen. */
export async function loadNewHome(args: LoaderFunctionArgs) {
  await requireRight(args, 'content.change');
  const choices = await loadAction(args, 'content.choices', { kind: 'home' });
  const { title, excerpt, tree } = await shippedHome(args.context.get(shopContext));
  const start: DocumentDraft = {
    ...EMPTY_DOCUMENT,
    title: toBothLanguages(title),
    excerpt: toBothLanguages(excerpt),
    tree: [...tree],
  };
  return { choices, start };
}
