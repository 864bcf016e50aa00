import { useLoaderData } from 'react-router';
import { UnderAgePage } from '#views/age-question/under-age-page.tsx';
import { useIdentity } from '#views/identity/identity.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { visitContext } from '../../context.ts';
import type { Route } from './+types/under-age';

export const handle = { isQuiet: true, hasMenus: false };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(visitContext).publicUrl };
}

/** The page after the visitor answered no to the age question. */
export default function UnderAge() {
  const { publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const { minimumAge } = useIdentity();
  return (
    <>
      <PageHead
        title={t('age:sorry.title', { age: minimumAge })}
        path="/under-age/"
        publicUrl={publicUrl}
        isPrivate
      />
      <UnderAgePage />
    </>
  );
}
