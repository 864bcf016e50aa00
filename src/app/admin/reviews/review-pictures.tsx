import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmDialog } from '../parts/confirm.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

type PicturesProps = Readonly<{
  /** The id of the review. */
  id: number;
  pictures: readonly Readonly<{ id: number; file: string }>[];
}>;

/** A picture with a button that deletes it permanently. */
function ReviewPicture({
  file,
  number,
  onRemove,
}: {
  file: string;
  number: number;
  onRemove: () => Promise<void>;
}) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const name = t('adminReviews:picture', { number });
  return (
    <Stack gap={4} align="center">
      <a href={`/media/${file}`} target="_blank" rel="noreferrer">
        <img
          src={`/media/${file}`}
          alt={name}
          width={72}
          height={72}
          loading="lazy"
          style={{ objectFit: 'cover', borderRadius: '0.5rem', display: 'block' }}
        />
      </a>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        aria-label={t('adminReviews:removePictureOf', { number })}
        onClick={() => setAsking(true)}
      >
        {t('adminReviews:removePicture')}
      </Button>
      <ConfirmDialog
        label={t('adminReviews:removePicture')}
        title={t('adminReviews:removePictureOf', { number })}
        text={t('adminReviews:removePictureText')}
        onConfirm={onRemove}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

/** The pictures of a review; each can be deleted separately. Source: RV-07 */
export function ReviewPictures({ id, pictures }: PicturesProps) {
  const { runAction, words } = useAction();
  if (pictures.length === 0) return null;
  const remove = async (picture: number) => {
    await runAction('reviews.remove-picture', { id, picture });
  };
  return (
    <Stack gap="xs">
      <ErrorAlert words={words} />
      <Group gap="xs">
        {pictures.map((picture, index) => (
          <ReviewPicture
            key={picture.id}
            file={picture.file}
            number={index + 1}
            onRemove={() => remove(picture.id)}
          />
        ))}
      </Group>
    </Stack>
  );
}
