import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ReviewStatus } from '#shop/reviews/rules/states.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { FilterSelect, Filters } from '../parts/lists/filters.tsx';
import { Pages } from '../parts/lists/list.tsx';
import { ErrorAlert, NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/reviews';
import { MoveButtons, ReviewCard } from './review.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'reviews.list', Object.fromEntries(new URL(args.request.url).searchParams));
}

const STATES: readonly ReviewStatus[] = ['pending', 'approved', 'spam', 'removed'];

function States({
  current,
  counts,
}: {
  current: ReviewStatus;
  counts: Readonly<Record<ReviewStatus, number>>;
}) {
  const { t, to } = useLanguage();
  return (
    <Group gap="xs" component="nav" aria-label={t('adminReviews:states')}>
      {STATES.map((state) => (
        <Button
          key={state}
          component={Link}
          to={to(`/admin/reviews/${state === 'pending' ? '' : `?state=${state}`}`)}
          variant={state === current ? 'filled' : 'default'}
          aria-current={state === current ? 'page' : undefined}
          size="sm"
        >
          {t(`adminReviews:inState.${state}`)} · {counts[state]}
        </Button>
      ))}
    </Group>
  );
}

type Change = { ids: readonly number[]; from: ReviewStatus; to: ReviewStatus; refused: readonly string[] };

/** Moves reviews to a state, with undo and the reasons of refusals. */
function useMoving(from: ReviewStatus) {
  const { runAction, isBusy, words } = useAction();
  const [last, setLast] = useState<Change | null>(null);
  const move = async (ids: readonly number[], to: ReviewStatus) => {
    const answer = await runAction('reviews.move', { ids: [...ids], to });
    if (!answer.ok) return;
    const { moved, refused } = answer.value;
    setLast({ ids: moved, from, to, refused: refused.map((one) => one.words) });
  };
  const undo = async () => {
    if (last === null) return;
    const answer = await runAction('reviews.move', { ids: [...last.ids], to: last.from });
    if (answer.ok) setLast(null);
  };
  return { move, undo, last, words, isBusy };
}

function WhatWasDone({ moving }: { moving: ReturnType<typeof useMoving> }) {
  const { t } = useLanguage();
  const { last, words, undo, isBusy } = moving;
  return (
    <div aria-live="polite">
      <ErrorAlert words={words} />
      {last === null ? null : (
        <Alert color={last.refused.length > 0 ? 'yellow' : 'green'}>
          <Group justify="space-between">
            <Text>{t(`adminReviews:done.${last.to}`, { count: last.ids.length })}</Text>
            {last.ids.length > 0 ? (
              <Button size="xs" variant="default" loading={isBusy} onClick={() => void undo()}>
                {t('adminReviews:undo')}
              </Button>
            ) : null}
          </Group>
          {last.refused.map((refusal) => (
            <Text key={refusal} size="sm">
              {refusal}
            </Text>
          ))}
        </Alert>
      )}
    </div>
  );
}

function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    has: (id: number) => chosen.has(id),
    set: (id: number, isChosen: boolean) => {
      const next = new Set(chosen);
      if (isChosen) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    setAll: (isChosen: boolean) => setChosen(new Set(isChosen ? ids : [])),
  };
}

/** The moderation queue: reviews by state. Source: RV-07 */
export default function Reviews() {
  const { t } = useLanguage();
  const { reviews, total, counts, products, state, page, perPage } = useLoaderData<typeof loader>();
  const selection = useSelection(reviews.map(({ id }) => id));
  const moving = useMoving(state);
  const { selected } = selection;
  const stars = [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    label: t('adminReviews:starCount', { count }),
  }));
  const moveSelected = async (to: ReviewStatus) => {
    await moving.move(selected, to);
    selection.setAll(false);
  };
  return (
    <ScreenPage title={t('adminReviews:menu.reviews')} lead={t('adminReviews:lead')}>
      <States current={state} counts={counts} />
      <Filters list="reviews">
        <FilterSelect name="stars" label={t('adminReviews:stars')} choices={stars} />
        <FilterSelect
          name="product"
          label={t('adminReviews:product')}
          choices={products.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Filters>
      <WhatWasDone moving={moving} />
      {reviews.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t(`adminReviews:none.${state}`)} text={t(`adminReviews:noneText.${state}`)} />
        </div>
      ) : (
        <Stack gap="sm">
          <Group gap="sm">
            <Checkbox
              label={t(selected.length === 0 ? 'admin:list.selectAll' : 'admin:list.selected', {
                count: selected.length,
              })}
              checked={selected.length === reviews.length}
              indeterminate={selected.length > 0 && selected.length < reviews.length}
              onChange={(event) => selection.setAll(event.currentTarget.checked)}
            />
            {selected.length > 0 ? (
              <MoveButtons from={state} isBusy={moving.isBusy} onMove={(to) => void moveSelected(to)} />
            ) : null}
          </Group>
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              isSelected={selection.has(review.id)}
              onSelect={(isChosen) => selection.set(review.id, isChosen)}
              onMove={(to) => void moving.move([review.id], to)}
              isBusy={moving.isBusy}
            />
          ))}
          <Pages total={total} page={page} perPage={perPage} />
        </Stack>
      )}
    </ScreenPage>
  );
}
