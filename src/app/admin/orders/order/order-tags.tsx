import { Badge, Group, TagsInput, Text } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { LONGEST_TAG, MOST_TAGS } from '#shop/orders/rules/tags.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { type May, OrderPart, type Shown } from '../order-part.tsx';

/** The tags of an order; each change is saved immediately. */
export function OrderTags({ shown: { order, tags, allTags }, may }: { shown: Shown; may: May }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const { revalidate } = useRevalidator();
  const save = async (next: readonly string[]) => {
    const add = next.filter((tag) => !tags.includes(tag));
    const remove = tags.filter((tag) => !next.includes(tag));
    if (add.length + remove.length === 0) return;
    await runAction('orders.tag', { ids: [order.id], add, remove });
    await revalidate();
  };
  return (
    <OrderPart title={t('adminOrders:tags.title')}>
      {may.change ? (
        <TagsInput
          aria-label={t('adminOrders:tags.title')}
          description={t('adminOrders:tags.help')}
          data={[...allTags]}
          value={[...tags]}
          onChange={(next) => void save(next)}
          maxTags={MOST_TAGS}
          maxLength={LONGEST_TAG}
          readOnly={isBusy}
          error={words}
        />
      ) : (
        <Tags tags={tags} />
      )}
      {!may.change && tags.length === 0 ? <Text size="sm">{t('adminOrders:tags.none')}</Text> : null}
    </OrderPart>
  );
}

/** Tags, read-only. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Group gap={4} mt={2}>
      {tags.map((tag) => (
        <Badge key={tag} size="xs" variant="outline" color="gray" tt="none">
          <bdi>{tag}</bdi>
        </Badge>
      ))}
    </Group>
  );
}
