import { Alert, Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { useTrashUndo } from '../../trash/use-trash-undo.tsx';
import { useAction } from '../../use-action.ts';
import { FontForm } from './font-form.tsx';
import { type ShownFont, useFonts } from './fonts-context.ts';

const KILOBYTE = 1024;

function FontRow({ font, onRemove }: { font: ShownFont; onRemove: () => Promise<void> }) {
  const { t } = useLanguage();
  const { name, faces, confirmedBy } = font;
  const [min, max] = faces[0]?.weights ?? [0, 0];
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" className="admin-row">
      <div className="design-font">
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Group gap={4} my={4}>
          {faces.map(({ script, bytes }) => (
            <Badge key={script} variant="light" color="gray">
              {t(`adminDesign:fonts.scripts.${script}`)} ·{' '}
              {t('adminDesign:fonts.size', { size: Math.max(1, Math.round(bytes / KILOBYTE)) })}
            </Badge>
          ))}
        </Group>
        <Text size="xs" c="dimmed">
          {min === max
            ? t('adminDesign:fonts.weight', { weight: min })
            : t('adminDesign:fonts.weights', { min, max })}
          {' · '}
          {t('adminDesign:fonts.confirmedBy', { name: confirmedBy })}
        </Text>
      </div>
      <ConfirmButton
        size="xs"
        label={t('adminDesign:fonts.remove')}
        name={t('adminDesign:fonts.removeOf', { name })}
        title={t('adminDesign:fonts.removeTitle', { name })}
        text={t('adminDesign:fonts.removeText')}
        onConfirm={onRemove}
      />
    </Group>
  );
}

/** The uploaded fonts, with upload and deletion. */
export function FontsDrawer() {
  const { t, dir } = useLanguage();
  const { runAction } = useAction();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const fonts = useFonts();
  const offerUndo = useTrashUndo();
  const remove = async ({ id, name }: ShownFont) => {
    const answer = await runAction('design.remove-font', { id });
    setRefused(answer.ok ? null : answer.words);
    if (answer.ok) offerUndo(answer.value, name);
  };
  const handleAdded = async ({ name, faces }: ShownFont) => {
    setRefused(null);
    await revalidate();
    const [only, ...others] = faces;
    const which = only === undefined || others.length > 0 ? 'both' : only.script;
    notifications.show({ message: t(`adminDesign:fonts.added.${which}`, { name }), color: 'green' });
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('adminDesign:fonts.open')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position={dir === 'rtl' ? 'left' : 'right'}
        title={t('adminDesign:fonts.open')}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('adminDesign:fonts.lead')}
          </Text>
          {refused === null ? null : <Alert color="red" role="alert" title={refused} />}
          {fonts.length === 0 ? (
            <Text size="sm">{t('adminDesign:fonts.none')}</Text>
          ) : (
            <div>
              {fonts.map((font) => (
                <FontRow key={font.id} font={font} onRemove={() => remove(font)} />
              ))}
            </div>
          )}
          <FontForm onAdded={(font) => void handleAdded(font)} />
        </Stack>
      </Drawer>
    </>
  );
}
