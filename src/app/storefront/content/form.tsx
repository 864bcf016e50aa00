import { data, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { FormView } from '#views/form/form-view.tsx';
import { formPath, NEW_FORM } from '#views/form/shown-form.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { definitionOf, shownForm } from '#widgets/marketing/form/definition.ts';
import { findForm } from '#widgets/marketing/form/find-form.ts';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/form';

/** The page of a single published form, with typed values and errors. @throws a 404 for unknown forms */
export async function loader({ context, params: { form: name = '' } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { language, publicUrl, refusedForm } = context.get(visitContext);
  const settings = await findForm(shop, name);
  if (settings === null) throw data(null, { status: 404 });
  const definition = shop.forms.digest(definitionOf(settings, name));
  const form = shownForm(settings, { name, language, definition });
  return {
    form,
    state: refusedForm ?? { ...NEW_FORM, token: shop.forms.handOut() },
    title: form.title || wordsIn(language)('forms:confirmTitle'),
    publicUrl,
  };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function FormPage() {
  const { form, state, title, publicUrl } = useLoaderData<typeof loader>();
  return (
    <div className="j-wrap j-page">
      <PageHead title={title} path={formPath(form.name)} publicUrl={publicUrl} isPrivate />
      <header className="j-page__head">
        <h1>{title}</h1>
      </header>
      <FormView form={form} state={state} />
    </div>
  );
}
