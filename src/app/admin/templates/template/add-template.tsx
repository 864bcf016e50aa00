import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';

/** The message key of adding a template of a place. */
export function addKey(place: string | null): string {
  return place === 'popup' ? 'adminTemplates:createPopup' : 'adminTemplates:create';
}

/** Links to a new template of the filtered place. */
export function AddTemplate() {
  const { t, to } = useLanguage();
  const [query] = useSearchParams();
  const place = query.get('place') ?? '';
  const of = place === '' ? '' : `?place=${encodeURIComponent(place)}`;
  return (
    <Button component={Link} to={to(`/admin/templates/new/${of}`)} leftSection={<AdminIcon name="plus" />}>
      {t(addKey(place))}
    </Button>
  );
}
