import {
  Alert,
  Badge,
  Group,
  NumberInput,
  Pill,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { inLanguage } from '#kernel/language.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { PAYMENT_CODES } from '#shop/payments/rules/payment-method.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useEmirates, useMethodChoices } from '../orders/words.ts';
import { Section } from '../parts/forms/section.tsx';
import { usePreview } from '../parts/use-preview.ts';
import { type Named, ProductSelect } from '../promotions/products-field.tsx';

type Verdict = ValueOf<'restrictions.try'>;

function BasketVerdict({ verdict }: { verdict: Verdict }) {
  const { t, language } = useLanguage();
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {verdict.lines.map(({ id, name, class: kind, refusal, decides }) => (
        <li key={id}>
          <Group gap="xs">
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Badge variant="light" color={refusal === null ? 'green' : 'red'} className="admin-state">
              {t(refusal === null ? 'adminRestrictions:allowed' : 'adminRestrictions:stopped')}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {t(`adminRestrictions:goods.${kind}`)} ·{' '}
            {decides === null
              ? t('adminRestrictions:noRule')
              : t('adminRestrictions:decides', { id: decides })}
          </Text>
          {refusal === null ? null : (
            <Text size="sm" className="admin-quote" mt={4}>
              {t(refusalKey(refusal.code), {
                name,
                rule: refusal.rule,
                words: inLanguage(refusal.words, language),
              })}
            </Text>
          )}
        </li>
      ))}
      {verdict.minimumAge === null ? null : (
        <li>
          <Text size="sm">{t('adminRestrictions:mustConfirm', { age: verdict.minimumAge })}</Text>
        </li>
      )}
    </Stack>
  );
}

function Chosen({ products, onRemove }: { products: readonly Named[]; onRemove: (id: number) => void }) {
  const { t } = useLanguage();
  return (
    <Group gap={6}>
      {products.map(({ id, name }) => (
        <Pill
          key={id}
          size="md"
          withRemoveButton
          onRemove={() => onRemove(id)}
          removeButtonProps={{
            'aria-label': t('adminPromotions:takeOut', { name }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          <bdi>{name}</bdi>
        </Pill>
      ))}
    </Group>
  );
}

/** Tests a cart: whether each product may be ordered, by which rule, and with which message. */
export function TryRestrictions({ rulesVersion }: { rulesVersion: string }) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const methods = useMethodChoices();
  const [products, setProducts] = useState<readonly Named[]>([]);
  const [emirate, setEmirate] = useState<string | null>(null);
  const [age, setAge] = useState<number | null>(null);
  const [payment, setPayment] = useState<string | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  const [isCollected, setCollected] = useState(false);
  const verdict = usePreview(
    'restrictions.try',
    products.length === 0
      ? null
      : {
          goods: products.map(({ id }) => id),
          emirate: EMIRATES.find((one) => one === emirate) ?? null,
          payment: PAYMENT_CODES.find((one) => one === payment) ?? null,
          ...{ confirmedAge: age, isSignedIn, isCollected },
          // Not read by the action; a changed value repeats the test.
          ...{ rulesVersion },
        },
  );
  return (
    <Section title={t('adminRestrictions:try')} lead={t('adminRestrictions:tryHelp')}>
      <ProductSelect
        label={t('adminRestrictions:addGoods')}
        onChoose={(one) => setProducts((now) => (now.some(({ id }) => id === one.id) ? now : [...now, one]))}
      />
      <Chosen
        products={products}
        onRemove={(gone) => setProducts((now) => now.filter(({ id }) => id !== gone))}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Select
          label={t('checkout:emirate')}
          data={emirates(EMIRATES)}
          value={emirate}
          onChange={setEmirate}
          placeholder={t('adminRestrictions:notSaid')}
          clearable
        />
        <Select
          label={t('adminRestrictions:paidBy')}
          data={methods}
          value={payment}
          onChange={setPayment}
          placeholder={t('adminRestrictions:notSaid')}
          clearable
        />
        <NumberInput
          label={t('adminRestrictions:confirmedAge')}
          value={age ?? ''}
          onChange={(typed) => setAge(typed === '' ? null : Math.round(Number(typed)))}
          placeholder={t('adminRestrictions:notSaid')}
          min={0}
          max={120}
          allowDecimal={false}
        />
      </SimpleGrid>
      <Group>
        <Switch
          label={t('adminRestrictions:isSignedIn')}
          checked={isSignedIn}
          onChange={(event) => setSignedIn(event.currentTarget.checked)}
        />
        <Switch
          label={t('adminRestrictions:isCollected')}
          checked={isCollected}
          onChange={(event) => setCollected(event.currentTarget.checked)}
        />
      </Group>
      <div aria-live="polite">
        {products.length === 0 ? <Text c="dimmed">{t('adminRestrictions:noGoods')}</Text> : null}
        {verdict?.ok ? <BasketVerdict verdict={verdict.value} /> : null}
        {verdict !== null && !verdict.ok ? <Alert color="red">{verdict.words}</Alert> : null}
      </div>
    </Section>
  );
}
