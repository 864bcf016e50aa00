import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { copyNodes } from '../../state/clipboard.ts';

/** The document was deleted while it was edited: what was made can go into another one. */
export function Deleted({ tree, name }: { tree: readonly StoredNode[]; name: string }) {
  const { t } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  return (
    <Alert color="red" role="alert" title={t('adminEditor:deleted.title')} mb="xs">
      <Text size="sm" mb="xs">
        {t('adminEditor:deleted.text')}
      </Text>
      <Button size="xs" variant="default" onClick={() => setCopied(copyNodes(tree, name))}>
        {t(isCopied ? 'admin:copied' : 'adminEditor:deleted.copy')}
      </Button>
    </Alert>
  );
}
