import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { ErrorAlert, ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { type ActionAnswer, useAction } from '../../use-action.ts';
import type { Route } from './+types/product';
import type { Opened } from './editing.ts';
import { Editor } from './editor.tsx';
import { ProductHistory } from './product-history.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (id === 'new') await requireRight(args, 'products.change');
  const open = id === 'new' ? null : await loadAction(args, 'products.open', { id: Number(id) });
  return { open, choices: await loadAction(args, 'products.choices', {}) };
}

type ActionsProps = { open: Opened; onRefused: (words: string | null) => void };

/** Actions on the whole product. */
function Actions({ open, onRefused }: ActionsProps) {
  const { t, to, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const navigate = useNavigate();
  const { id, draft, version, wasOrdered } = open;
  const mayChange = useRights().includes('products.change');
  const say = (answer: ActionAnswer<unknown>) => onRefused(answer.ok ? null : answer.words);
  const duplicate = async () => {
    const answer = await runAction('products.duplicate', { id });
    say(answer);
    if (answer.ok) await navigate(to(`/admin/products/${answer.value.id}/`));
  };
  const remove = async () => {
    const answer = await runAction('products.remove', { id });
    if (answer.ok) await navigate(to('/admin/products/'));
    else say(answer);
  };
  return (
    <>
      {draft.status === 'published' ? (
        <Button component="a" variant="default" href={to(`/product/${draft.slug}/`)} target="_blank">
          {t('adminProducts:product.see')}
        </Button>
      ) : (
        <Button
          component="a"
          variant="default"
          href={`${to(`/product/${draft.slug}/`)}?preview`}
          target="_blank"
        >
          {t('adminProducts:product.preview')}
        </Button>
      )}
      <ProductHistory id={id} version={version} mayChange={mayChange} />
      {mayChange ? (
        <>
          <Button variant="default" loading={isBusy} onClick={() => void duplicate()}>
            {t('adminProducts:product.duplicate')}
          </Button>
          {draft.status === 'archived' ? (
            <>
              <Button variant="default" onClick={() => void runAction('products.restore', { id }).then(say)}>
                {t('adminProducts:product.restore')}
              </Button>
              {wasOrdered ? null : (
                <ConfirmButton
                  label={t('adminProducts:product.remove')}
                  title={t('adminProducts:product.removeTitle')}
                  text={t('adminProducts:product.removeText')}
                  typeName={inLanguage(draft.name, language)}
                  onConfirm={remove}
                />
              )}
            </>
          ) : (
            <ConfirmButton
              label={t('adminProducts:product.archive')}
              title={t('adminProducts:product.archiveTitle')}
              text={t('adminProducts:product.archiveText')}
              onConfirm={() => runAction('products.archive', { id }).then(say)}
            />
          )}
        </>
      ) : null}
    </>
  );
}

/** The screen of an existing or new product. */
export default function Product() {
  const { t, language } = useLanguage();
  const { open, choices } = useLoaderData<typeof loader>();
  const [words, setWords] = useState<string | null>(null);
  const title = open === null ? t('adminProducts:list.create') : inLanguage(open.draft.name, language);
  return (
    <ScreenPage
      title={title}
      lead={open === null ? undefined : t(`adminProducts:state.${open.draft.status}`)}
      actions={open === null ? null : <Actions open={open} onRefused={setWords} />}
    >
      <ErrorAlert words={words} />
      <Editor key={open?.id ?? 'new'} open={open} choices={choices} />
    </ScreenPage>
  );
}
