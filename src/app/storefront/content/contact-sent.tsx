import { useLoaderData } from 'react-router';
import { EmptyState } from '#views/empty-state/empty-state.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { visitContext } from '../../context.ts';
import type { Route } from './+types/contact-sent';

/** The redirect after sending, so that a reload does not send again. */
export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(visitContext).publicUrl };
}

export default function ContactSent() {
  const { publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const title = t('contact:sentTitle');
  return (
    <div className="j-wrap j-section--tight">
      <PageHead title={title} path="/contact/sent/" publicUrl={publicUrl} isPrivate />
      <div role="status">
        <EmptyState
          icon="check-circle"
          title={title}
          text={t('contact:sentText')}
          headingLevel={1}
          action={{ label: t('shop:toHome'), href: to('/') }}
        />
      </div>
    </div>
  );
}
