import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { type EditedName, editorPath } from '#kernel/editing/edited-document.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';

type EditProps = Readonly<{
  name: EditedName;
  /** What the document is called, where it is one of a list. */
  title?: string;
}>;

/** The link to a document in the visual editor. */
export function EditOnPage({ name, title }: EditProps) {
  const { t, to } = useLanguage();
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
