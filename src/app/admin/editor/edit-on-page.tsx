import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type EditedName, editorPath } from '#kernel/editing/edited-document.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';

/** The link to a document in the visual editor. */
export function EditOnPage({ name }: { name: EditedName }) {
  const { t, to } = useLanguage();
  return (
    <Button component={Link} to={to(editorPath(name))} leftSection={<AdminIcon name="pencil" />}>
      {t('adminEditor:open')}
    </Button>
  );
}
