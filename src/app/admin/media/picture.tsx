import { Alert, Anchor, Button, Drawer, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { Picture } from './media.tsx';

type Use = ValueOf<'media.uses'>[number];
const KIBIBYTE = 1024;

function UseList({ uses }: { uses: readonly Use[] | null }) {
  const { t, to } = useLanguage();
  if (uses === null) return <Text size="sm">{t('deskGoods:media.looking')}</Text>;
  if (uses.length === 0) return <Text size="sm">{t('deskGoods:media.unused')}</Text>;
  return (
    <List size="sm">
      {uses.map((use) => (
        <List.Item key={`${use.kind}:${use.id}`}>
          {t(`deskGoods:media.kinds.${use.kind}`)}{' '}
          {use.kind === 'product' ? (
            <Anchor component={Link} to={to(`/admin/products/${use.id}/`)} inherit underline="always">
              {use.name}
            </Anchor>
          ) : (
            <bdi>{use.name || use.id}</bdi>
          )}
        </List.Item>
      ))}
    </List>
  );
}

const SIDES = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const;
const FIELDS = ['alt', 'title'] as const;

/** One picture: what is said of it, where it stands, and the way out. */
export function PictureDrawer({
  picture,
  mayChange,
  onClose,
  onCropped,
}: {
  picture: Picture;
  mayChange: boolean;
  onClose: () => void;
  /** A part of it became a picture of its own. */
  onCropped: (id: number) => void;
}) {
  const { t, dir, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [said, setSaid] = useState({
    alt: { en: picture.alt.en, ar: picture.alt.ar ?? '' },
    title: { en: picture.title.en, ar: picture.title.ar ?? '' },
  });
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [isCropping, setCropping] = useState(false);
  const { id } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each picture that is opened
  useEffect(() => {
    void act('media.uses', { id }).then((answer) => answer.ok && setUses(answer.value));
  }, [id]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act('media.describe', { id, ...said });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('desk:saved'), color: 'green' });
  };
  const remove = async () => {
    const answer = await act('media.remove', { id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="lg"
      title={t('deskGoods:media.one')}
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <Stack>
        <img
          className="desk-preview"
          src={`/media/${picture.file}`}
          alt={said.alt.en}
          width={picture.widthPx}
          height={picture.heightPx}
        />
        <Text size="sm" c="dimmed">
          {t('deskGoods:media.facts', {
            width: picture.widthPx,
            height: picture.heightPx,
            size: Math.max(1, Math.round(picture.bytes / KIBIBYTE)),
            day: formatDate(picture.createdAt, language),
          })}
        </Text>
        {mayChange ? (
          <Group>
            <Button variant="default" size="xs" onClick={() => setCropping(true)}>
              {t('deskGoods:crop.openOne')}
            </Button>
          </Group>
        ) : null}
        {isCropping ? (
          <CropDialog
            id={id}
            onClose={() => setCropping(false)}
            onMade={(made) => {
              setCropping(false);
              if (made.id !== id) notifications.show({ message: t('deskGoods:crop.kept'), color: 'green' });
              onCropped(made.id);
            }}
          />
        ) : null}
        {words === null ? null : (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
        <form onSubmit={(event) => void save(event)}>
          <Stack gap="sm">
            {FIELDS.flatMap((field) =>
              SIDES.map((side) => (
                <TextInput
                  key={field + side.language}
                  label={`${t(`deskGoods:media.${field}`)} · ${t(`desk:languages.${side.language}`)}`}
                  description={
                    field === 'alt' && side.language === 'en' ? t('deskGoods:media.altHelp') : undefined
                  }
                  dir={side.dir}
                  lang={side.language}
                  maxLength={300}
                  readOnly={!mayChange}
                  value={said[field][side.language]}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    setSaid((now) => ({ ...now, [field]: { ...now[field], [side.language]: value } }));
                  }}
                />
              )),
            )}
            {mayChange ? (
              <Group>
                <Button type="submit" loading={isBusy}>
                  {t('desk:save')}
                </Button>
              </Group>
            ) : null}
          </Stack>
        </form>
        <div>
          <Text fw={600} size="sm">
            {t('deskGoods:media.where')}
          </Text>
          <UseList uses={uses} />
        </div>
        {mayChange && uses !== null && uses.length === 0 ? (
          <Group>
            <ConfirmButton
              label={t('deskGoods:media.remove')}
              title={t('deskGoods:media.removeTitle')}
              text={t('deskGoods:media.removeText')}
              onConfirm={remove}
            />
          </Group>
        ) : null}
      </Stack>
    </Drawer>
  );
}
