import { Loader } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ValueOf } from '#admin-actions/registry.ts';
import { nameOf, readDocumentName } from '#kernel/editing/edited-document.ts';
import { inLanguage } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { useLanguage } from '#views/language/language.tsx';
import { visitContext } from '../../context.ts';
import { stateOf } from '../content/document/editing.ts';
import { HomeDetails } from '../content/document/home-details.tsx';
import { useDocumentForm } from '../content/document/use-document-form.ts';
import { editPath, KIND_SCREENS } from '../content/rules/kinds.ts';
import { StateBadge as DocumentBadge } from '../content/state-badge.tsx';
import { loadAction } from '../load-action.server.ts';
import { useAlive } from '../parts/frame/use-alive.ts';
import { StateBadge as TemplateBadge } from '../templates/state-badge.tsx';
import { useTemplateForm } from '../templates/template/use-template-form.ts';
import type { Route } from './+types/editor';
import type { EditorDocument, EditorState } from './editor-document.ts';
import { withIds } from './state/canvas-items.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

/** Loaded lazily: it is large, and only runs in browsers. */
const VisualEditor = lazy(async () => ({ default: (await import('./visual-editor.tsx')).VisualEditor }));

export async function loader(args: Route.LoaderArgs) {
  const name = readDocumentName(args.params.document);
  if (name === null) {
    const { language } = args.context.get(visitContext);
    const refusal = { code: 'content.unknown-document' } as const;
    throw data({ words: refusalText(refusal, language) }, { status: refusalStatus(refusal.code) });
  }
  const [drafts, visitors] = await Promise.all([
    loadAction(args, 'editor.draft', { document: nameOf(name) }),
    loadAction(args, 'editor.visitors', {}),
  ]);
  const opened = { name, drafts, visitors };
  if (name.of === 'template') {
    const [open, choices] = await Promise.all([
      loadAction(args, 'templates.open', { id: name.id }),
      loadAction(args, 'templates.choices', {}),
    ]);
    return { of: 'template' as const, ...opened, open, ...choices };
  }
  const open = await loadAction(args, 'content.open', { id: name.id });
  const choices = await loadAction(args, 'content.choices', { kind: open.kind });
  return { of: 'document' as const, ...opened, open, choices };
}

type Loaded = ValueOf<'content.open'> | ValueOf<'templates.open'>;

/** The loaded document, with an id for every node. */
function useNamedNodes<Open extends Loaded>(open: Open): Open {
  return useMemo(() => ({ ...open, draft: { ...open.draft, tree: withIds(open.draft.tree) } }), [open]);
}

function Editor(props: EditorDocument & { state: EditorState }) {
  const { t } = useLanguage();
  const isAlive = useAlive();
  const waiting = <Loader aria-label={t('adminEditor:canvas.loading')} m="xl" />;
  if (!isAlive) return waiting;
  return (
    <Suspense fallback={waiting}>
      <VisualEditor {...props} />
    </Suspense>
  );
}

type Documents = Extract<Awaited<ReturnType<typeof loader>>, { of: 'document' }>;
type Templates = Extract<Awaited<ReturnType<typeof loader>>, { of: 'template' }>;

function DocumentEditor({ name, drafts, visitors, open, choices }: Documents) {
  const { t, language } = useLanguage();
  const { kind } = open;
  const named = useNamedNodes(open);
  const { state, ...words } = useDocumentForm({ kind, open: named, choices });
  const { title, publishAt } = open.draft;
  const shown = stateOf(open, new Date());
  return (
    <Editor
      {...words}
      state={state as unknown as EditorState}
      name={name}
      drafts={drafts}
      visitors={visitors}
      title={inLanguage(title, language)}
      badge={<DocumentBadge state={shown} />}
      publishing={{
        state: shown,
        period: { startsAt: publishAt, endsAt: null },
        times: 'start',
        toValues: (to, { startsAt }) => ({ status: to, publishAt: startsAt }),
        uses: open.uses,
      }}
      place={kind === 'home' ? 'home' : 'text'}
      back={
        kind === 'home'
          ? { path: KIND_SCREENS.home.path, label: t('adminContent:menu.home') }
          : { path: editPath(kind, name.id), label: t('adminEditor:bar.back') }
      }
      details={kind === 'home' ? <HomeDetails form={state.form} /> : null}
      sections={choices.sections}
    />
  );
}

function TemplateEditor({ name, drafts, visitors, open, choices, sections }: Templates) {
  const { t } = useLanguage();
  const named = useNamedNodes(open);
  const { state, ...words } = useTemplateForm({ open: named, choices, sections });
  const { place, startsAt, endsAt } = open.draft;
  return (
    <Editor
      {...words}
      state={state as unknown as EditorState}
      name={name}
      drafts={drafts}
      visitors={visitors}
      title={open.draft.name}
      badge={<TemplateBadge state={open.state} />}
      publishing={{
        state: open.state,
        period: { startsAt, endsAt },
        times: place === 'popup' ? 'none' : 'period',
        toValues: (to, period) => (place === 'popup' ? { status: to } : { status: to, ...period }),
        uses: open.uses ?? [],
      }}
      place={place}
      back={{ path: `/admin/templates/${name.id}/`, label: t('adminEditor:bar.back') }}
      details={null}
      sections={sections.filter(({ id }) => id !== name.id)}
    />
  );
}

/** The visual editor of a page, home page, template or saved section. Source: BO-01, BO-05 */
export default function EditorScreen() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.of === 'document' ? (
    <DocumentEditor key={loaded.name.id} {...loaded} />
  ) : (
    <TemplateEditor key={loaded.name.id} {...loaded} />
  );
}
