import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { TEMPLATE_PLACES, type TemplatePlace } from '#shop/templates/rules/places.ts';
import { useLanguage } from '#views/language/language.tsx';
import { EditOnPage } from '../../editor/edit-on-page.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import { RecordActions } from '../../parts/uses/record-actions.tsx';
import { RefusedAlert } from '../../parts/uses/refused-alert.tsx';
import { type ActionAnswer, type Refused, useAction } from '../../use-action.ts';
import { StateBadge } from '../state-badge.tsx';
import type { Route } from './+types/template';
import { addKey } from './add-template.tsx';
import { TemplateEditor } from './template-editor.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

const LIST = '/admin/templates/';

/** The place of a new template in the URL. */
function placeIn(request: Request): TemplatePlace {
  const requested = new URL(request.url).searchParams.get('place');
  return TEMPLATE_PLACES.find((place) => place === requested) ?? 'page';
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (id === 'new') await requireRight(args, 'content.change');
  const [open, choices] = await Promise.all([
    id === 'new' ? null : loadAction(args, 'templates.open', { id: Number(id) }),
    loadAction(args, 'templates.choices', {}),
  ]);
  return { open, place: placeIn(args.request), ...choices };
}

type Open = ValueOf<'templates.open'>;
type OnRefused = (refused: Refused | null) => void;

function useTemplateActions({ id }: Open, onRefused: OnRefused) {
  const { to } = useLanguage();
  const { runAction, queryAction, isBusy } = useAction();
  const navigate = useNavigate();
  const say = <T,>(answer: ActionAnswer<T>): answer is Extract<ActionAnswer<T>, { ok: true }> => {
    onRefused(answer.ok ? null : answer);
    return answer.ok;
  };
  return {
    isBusy,
    duplicate: async () => {
      const answer = await runAction('templates.duplicate', { id });
      if (say(answer)) await navigate(to(`${LIST}${answer.value.id}/`));
    },
    trash: async () => say(await runAction('templates.trash', { id })),
    restore: async () => say(await runAction('templates.restore', { id })),
    remove: async () => {
      if (say(await runAction('templates.remove', { id }))) await navigate(to(LIST));
    },
    read: () => queryAction('templates.history', { id }),
    undo: ({ version }: { version: number }) => runAction('templates.undo', { id, version }),
  };
}

/** Actions on the whole template. */
function Actions({ open, onRefused }: { open: Open; onRefused: OnRefused }) {
  const acts = useTemplateActions(open, onRefused);
  const { id, version, draft } = open;
  const isTrashed = open.state === 'trashed';
  return (
    <>
      {isTrashed ? null : <EditOnPage name={{ of: 'template', id }} />}
      <RecordActions words="adminTemplates" name={draft.name} {...{ version, isTrashed, acts }} />
    </>
  );
}

/** The screen of an existing or new template or saved section. Source: BO-05 */
export default function TemplateScreen() {
  const { t } = useLanguage();
  const { open, place, choices, sections } = useLoaderData<typeof loader>();
  const [refused, setRefused] = useState<Refused | null>(null);
  const isTrashed = open?.state === 'trashed';
  return (
    <ScreenPage
      title={open?.draft.name ?? t(addKey(place))}
      lead={open === null ? undefined : <StateBadge state={open.state} />}
      actions={open === null ? null : <Actions open={open} onRefused={setRefused} />}
    >
      <RefusedAlert refused={refused} />
      {isTrashed ? (
        <Alert color="yellow">
          <Text size="sm">{t('adminTemplates:isTrashed')}</Text>
        </Alert>
      ) : (
        <TemplateEditor key={open?.id ?? place} {...{ open, place, choices, sections }} />
      )}
    </ScreenPage>
  );
}
