import { data, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { EmptyState } from '#views/empty-state/empty-state.tsx';
import { formPath } from '#views/form/shown-form.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shownAfter } from '#widgets/marketing/form/definition.ts';
import { findForm } from '#widgets/marketing/form/find-form.ts';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/form-sent';

/** The redirect after sending, so that a reload does not send again. */
export async function loader({ context, params: { form: name = '' } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { language, publicUrl } = context.get(visitContext);
  const settings = await findForm(shop, name);
  if (settings === null) throw data(null, { status: 404 });
  const { message } = await shownAfter(settings, { shop, language });
  return { name, text: message || wordsIn(language)('forms:sentText'), publicUrl };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function FormSent() {
  const { name, text, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const title = t('forms:sentTitle');
  return (
    <div className="j-wrap j-section--tight">
      <PageHead title={title} path={`${formPath(name)}sent/`} publicUrl={publicUrl} isPrivate />
      <div role="status">
        <EmptyState
          icon="check-circle"
          title={title}
          text={text}
          headingLevel={1}
          action={{ label: t('shop:toHome'), href: to('/') }}
        />
      </div>
    </div>
  );
}
