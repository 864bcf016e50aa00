import { ActionIcon, Alert, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { inLanguage } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { QuantityField } from '../../../parts/fields.tsx';
import { AdminIcon } from '../../../parts/icon.tsx';
import { usePreview } from '../../../parts/use-preview.ts';
import { type ChosenProducts, withProduct } from '../../new-order/chosen-products.tsx';
import { ProductSearch } from '../../new-order/find-products.tsx';
import { PartChoices, toRequestedProduct } from '../../new-order/part-choices.tsx';
import { useAmountText } from '../../words.ts';
import { ChangeRules, isAllowed } from './change-rules.tsx';
import { PreviewResult } from './preview-result.tsx';

/** The new items of an exchange, and their preview. */
export function useExchange(id: number) {
  const [wanted, setWanted] = useState<ChosenProducts>([]);
  const [isOfAge, setOfAge] = useState(false);
  const lines = wanted.map(toRequestedProduct);
  const preview = usePreview('returns.preview-exchange', lines.length === 0 ? null : { id, lines });
  const mayBe = preview === null || (preview.ok && isAllowed(preview.value));
  return {
    choice: { wanted, isOfAge },
    setWanted,
    setOfAge,
    preview,
    isAllowed: wanted.length > 0 && mayBe,
  };
}

type Exchange = ReturnType<typeof useExchange>;

function Difference({ difference }: { difference: Money }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const amount = amountText({ ...difference, minor: Math.abs(difference.minor) });
  const kind = difference.minor === 0 ? 'same' : difference.minor > 0 ? 'more' : 'less';
  return (
    <Alert color="blue" aria-live="polite">
      {t(`adminOrders:exchangeDifference.${kind}`, { amount })}
    </Alert>
  );
}

/** Chooses the new items of an exchange; a refused one shows why. Source: OR-05, BO-07 */
export function ExchangeItems({
  exchange: { choice, setWanted, setOfAge, preview },
  problems,
}: {
  exchange: Exchange;
  problems: Readonly<Record<string, string>>;
}) {
  const { t, language } = useLanguage();
  const { wanted, isOfAge } = choice;
  const lineProblems = preview?.ok ? preview.value.lineProblems : [];
  return (
    <Stack gap="xs">
      <ProductSearch onTake={(product) => setWanted(withProduct(wanted, product))} />
      {wanted.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same kit
        <Stack key={place} gap={4}>
          <Group align="flex-end" wrap="nowrap" gap="xs">
            <div style={{ flex: 1 }}>
              <QuantityField
                label={`${inLanguage(one.product.name, language)} · ${one.product.sku}`}
                value={one.quantity}
                onChange={(quantity) => setWanted(wanted.with(place, { ...one, quantity }))}
                error={lineProblems[place]}
              />
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('adminOrders:remove', { name: inLanguage(one.product.name, language) })}
              onClick={() => setWanted(wanted.toSpliced(place, 1))}
            >
              <AdminIcon name="trash" />
            </ActionIcon>
          </Group>
          <PartChoices one={one} onChange={(changed) => setWanted(wanted.with(place, changed))} />
        </Stack>
      ))}
      {wanted.length === 0 ? <Text size="sm">{t('adminOrders:chooseItems')}</Text> : null}
      <PreviewResult preview={preview} isAsked={wanted.length > 0}>
        {(judged) => (
          <>
            <ChangeRules judged={judged} isOfAge={isOfAge} onOfAge={setOfAge} problems={problems} />
            <Difference difference={judged.difference} />
          </>
        )}
      </PreviewResult>
    </Stack>
  );
}
