import { Anchor, Button, Drawer, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { settingNameKey } from '#messages/setting-key.ts';
import { shownFileName } from '#shop/media/rules/stored-name.ts';
import { isSettingKey } from '#shop/settings/rules/definitions/definitions.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../parts/confirm.tsx';
import { SIDES } from '../parts/fields.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';
import { ErrorAlert } from '../parts/screen.tsx';
import { useTrashUndo } from '../trash/use-trash-undo.tsx';
import { useAction } from '../use-action.ts';
import { CropDialog } from './crop-dialog.tsx';

export type Picture = ValueOf<'media.list'>['rows'][number];

type Use = ValueOf<'media.uses'>[number];
const KIBIBYTE = 1024;

function UseList({ uses }: { uses: readonly Use[] | null }) {
  const { t, to } = useLanguage();
  if (uses === null) return <Text size="sm">{t('adminMedia:looking')}</Text>;
  if (uses.length === 0) return <Text size="sm">{t('adminMedia:unused')}</Text>;
  return (
    <List size="sm">
      {uses.map((use) => (
        <List.Item key={`${use.kind}:${use.id}:${use.name}`}>
          {t(`adminMedia:kinds.${use.kind}`)}{' '}
          {use.kind === 'product' ? (
            <Anchor component={Link} to={to(`/admin/products/${use.id}/`)} inherit underline="always">
              {use.name}
            </Anchor>
          ) : (
            <bdi>{isSettingKey(use.name) ? t(settingNameKey(use.name)) : use.name || use.id}</bdi>
          )}
        </List.Item>
      ))}
    </List>
  );
}

const FIELDS = ['alt', 'title', 'caption', 'description'] as const;
type Texts = Pick<Picture, (typeof FIELDS)[number]>;

const inBoth = (text: Texts['alt']) => ({ ar: '', ...text });

function toTyped({ alt, title, caption, description }: Texts) {
  return {
    alt: inBoth(alt),
    title: inBoth(title),
    caption: inBoth(caption),
    description: inBoth(description),
  };
}

/** Where a text of a picture is shown, below the field in English. */
const HELP = {
  alt: 'adminMedia:altHelp',
  caption: 'adminMedia:captionHelp',
  description: 'adminMedia:descriptionHelp',
} as const;

/** A picture: texts, uses and deletion. */
export function PictureDrawer({
  picture,
  mayChange,
  onClose,
  onCropped,
}: {
  picture: Picture;
  mayChange: boolean;
  onClose: () => void;
  /** Called with the id of a new cropped picture. */
  onCropped: (id: number) => void;
}) {
  const { t, dir, language } = useLanguage();
  const { runAction } = useAction();
  const offerUndo = useTrashUndo();
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [isCropping, setCropping] = useState(false);
  const { id } = picture;
  const state = useSave({
    action: 'media.describe',
    opened: { values: toTyped(picture), version: picture.version },
    toInput: (description, version) => ({ id, ...description, version }),
    toValues: toTyped,
  });
  const { form, refused, conflict, isBusy } = state;
  const wrong = refused !== null && conflict === null ? refused.words : words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each picture that is opened
  useEffect(() => {
    void runAction('media.uses', { id }).then((answer) => answer.ok && setUses(answer.value));
  }, [id]);
  const remove = async () => {
    const answer = await runAction('media.remove', { id });
    setWords(answer.ok ? null : answer.words);
    if (!answer.ok) return;
    const fileName = shownFileName(picture.file);
    offerUndo(answer.value, inLanguage(picture.alt, language) || fileName);
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={conflict === null}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="lg"
      title={t('adminMedia:one')}
    >
      <Stack>
        <img
          className="admin-preview"
          src={`/media/${picture.file}`}
          alt={form.values.alt.en}
          width={picture.widthPx}
          height={picture.heightPx}
        />
        <Text size="sm" c="dimmed">
          {t('adminMedia:facts', {
            width: picture.widthPx,
            height: picture.heightPx,
            size: Math.max(1, Math.round(picture.bytes / KIBIBYTE)),
            day: formatDate(picture.createdAt, language),
          })}
        </Text>
        {mayChange ? (
          <Group>
            <Button variant="default" size="xs" onClick={() => setCropping(true)}>
              {t('adminMedia:crop.openOne')}
            </Button>
          </Group>
        ) : null}
        {isCropping ? (
          <CropDialog
            id={id}
            onClose={() => setCropping(false)}
            onMade={(made) => {
              setCropping(false);
              if (made.id !== id) notifications.show({ message: t('adminMedia:crop.kept'), color: 'green' });
              onCropped(made.id);
            }}
          />
        ) : null}
        <ErrorAlert words={wrong} />
        <ConflictDialog
          state={state}
          labels={{
            alt: t('adminMedia:alt'),
            title: t('adminMedia:title'),
            caption: t('adminMedia:caption'),
            description: t('adminMedia:description'),
          }}
        />
        <form onSubmit={form.onSubmit((typed) => void state.save(typed))}>
          <Stack gap="sm">
            {FIELDS.flatMap((field) =>
              SIDES.map((side) => (
                <TextInput
                  key={field + side.language}
                  label={`${t(`adminMedia:${field}`)} · ${t(`admin:languages.${side.language}`)}`}
                  description={field !== 'title' && side.language === 'en' ? t(HELP[field]) : undefined}
                  dir={side.dir}
                  lang={side.language}
                  maxLength={300}
                  readOnly={!mayChange}
                  {...form.getInputProps(`${field}.${side.language}`)}
                />
              )),
            )}
            {mayChange ? (
              <Group>
                <Button type="submit" loading={isBusy}>
                  {t('admin:save')}
                </Button>
              </Group>
            ) : null}
          </Stack>
        </form>
        <div>
          <Text fw={600} size="sm">
            {t('adminMedia:where')}
          </Text>
          <UseList uses={uses} />
        </div>
        {mayChange && uses !== null && uses.length === 0 ? (
          <Group>
            <ConfirmButton
              label={t('adminMedia:remove')}
              title={t('adminMedia:removeTitle')}
              text={t('adminMedia:removeText')}
              onConfirm={remove}
            />
          </Group>
        ) : null}
      </Stack>
    </Drawer>
  );
}
