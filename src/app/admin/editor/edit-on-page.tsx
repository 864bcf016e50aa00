import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { type EditedName, editorPath } from '#kernel/editing/edited-document.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { useRights } from '../parts/use-rights.ts';

type EditProps = Readonly<{
  name: EditedName;
  /** The title of the document, in a list of several. */
  title?: string;
}>;

/** The link to a document in the visual editor; nothing without the right to edit. */
export function EditOnPage({ name, title }: EditProps) {
  const { t, to } = useLanguage();
  const mayEdit = useRights().includes('content.change');
  if (!mayEdit) return null;
  if (title === undefined)
    return (
      <Button component={Link} to={to(editorPath(name))} leftSection={<AdminIcon name="pencil" />}>
        {t('adminEditor:open')}
      </Button>
    );
  return (
    <Tooltip label={t('adminEditor:open')}>
      <ActionIcon
        component={Link}
        to={to(editorPath(name))}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('adminEditor:openOf', { name: title })}
      >
        <AdminIcon name="pencil" />
      </ActionIcon>
    </Tooltip>
  );
}
