import { Anchor, Badge, Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { MOVES, type ReviewStatus } from '#shop/reviews/rules/states.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Reply } from './reply.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { Stars } from './stars.tsx';

export type Queued = ValueOf<'reviews.list'>['reviews'][number];

/** The moves that the state of a review allows. */
export function MoveButtons({
  from,
  onMove,
  isBusy,
}: {
  from: ReviewStatus;
  onMove: (to: ReviewStatus) => void;
  isBusy: boolean;
}) {
  const { t } = useLanguage();
  return (
    <Group gap="xs">
      {MOVES[from].map((to) => (
        <Button
          key={to}
          size="xs"
          variant={to === 'approved' ? 'filled' : 'default'}
          disabled={isBusy}
          onClick={() => onMove(to)}
        >
          {t(`adminReviews:moves.${to}`)}
        </Button>
      ))}
    </Group>
  );
}

type ReviewProps = Readonly<{
  review: Queued;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: (to: ReviewStatus) => void;
  isBusy: boolean;
}>;

/** A review with all that moderation needs. Source: RV-07 */
export function ReviewCard({ review, isSelected, onSelect, onMove, isBusy }: ReviewProps) {
  const { t, to, language } = useLanguage();
  const { id, author, email, product } = review;
  return (
    <Paper withBorder p="md" component="article" aria-label={t('adminReviews:by', { name: author })}>
      <Group align="flex-start" wrap="nowrap" gap="md">
        <Checkbox
          mt={4}
          aria-label={t('admin:list.select', { name: author })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <Stack gap="xs" style={{ flexGrow: 1, minWidth: 0 }}>
          <Group gap="xs" justify="space-between">
            <Group gap="sm">
              <Stars rating={review.rating} />
              {review.isVerified ? (
                <Badge color="green" variant="light">
                  {t('adminReviews:verified')}
                </Badge>
              ) : null}
            </Group>
            <Text size="sm" c="dimmed">
              {formatMoment(review.writtenAt, language)}
            </Text>
          </Group>
          {review.title === '' ? null : (
            <Text fw={600} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {review.title}
            </Text>
          )}
          <Text
            dir="auto"
            lang={review.language}
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {review.body}
          </Text>
          <ReviewPictures id={id} pictures={review.pictures} />
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{author}</bdi>
            {email === '' ? null : (
              <>
                {' · '}
                <bdi>{email}</bdi>
              </>
            )}
            {' · '}
            {product === null ? (
              t('adminReviews:goneProduct', { id: review.productId })
            ) : (
              <Anchor href={to(product.address)} target="_blank" inherit>
                <bdi>{product.name}</bdi>
              </Anchor>
            )}
          </Text>
          <Reply
            key={review.reply}
            id={id}
            reply={review.reply}
            version={review.version}
            actions={<MoveButtons from={review.status} onMove={onMove} isBusy={isBusy} />}
          />
        </Stack>
      </Group>
    </Paper>
  );
}
