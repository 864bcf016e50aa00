import { useLoaderData } from 'react-router';
import { UnderAgePage } from '#views/age-question/under-age-page.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { visitContext } from '../context.ts';
import type { Route } from './+types/under-age';

export const handle = { isQuiet: true, hasMenus: false };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(visitContext).publicUrl };
}

/** Where the age question leads who is too young. */
export default function UnderAge() {
  const { publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t('age:sorry.title')} path="/under-age/" publicUrl={publicUrl} isPrivate />
      <UnderAgePage />
    </>
  );
}
