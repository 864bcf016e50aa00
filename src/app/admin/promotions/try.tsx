import {
  Button,
  Group,
  NumberInput,
  Paper,
  Select,
  Stack,
  TagsInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import { useLanguage } from '#views/language/language.tsx';
import { requireStaff } from '../load-action.server.ts';
import { ErrorAlert, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/try';
import { type Named, ProductSelect } from './products-field.tsx';
import { PromotionPreview } from './promotion-preview.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return null;
}

type Line = Named & { quantity: number };

function Lines({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: Line[]) => void }) {
  const { t } = useLanguage();
  return lines.map((line) => (
    <Group key={line.id} justify="space-between" wrap="nowrap">
      <Text style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{line.name}</bdi>
      </Text>
      <Group gap="xs" wrap="nowrap">
        <NumberInput
          aria-label={t('adminPromotions:piecesOf', { name: line.name })}
          value={line.quantity}
          onChange={(typed) =>
            onChange(
              lines.map((one) => (one.id === line.id ? { ...one, quantity: Number(typed) || 1 } : one)),
            )
          }
          min={1}
          max={9999}
          allowDecimal={false}
          w="5.5rem"
        />
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t('adminPromotions:takeOut', { name: line.name })}
          onClick={() => onChange(lines.filter((one) => one.id !== line.id))}
        >
          {t('adminPromotions:remove')}
        </Button>
      </Group>
    </Group>
  ));
}

/** Tests promotions on a cart; nothing is ordered or counted as a use. Source: CO-05 */
export default function TryPromotions() {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [lines, setLines] = useState<Line[]>([]);
  const [codes, setCodes] = useState<string[]>([]);
  const [email, setEmail] = useState('');
  const [emirate, setEmirate] = useState<Emirate | null>(null);
  const [preview, setPreview] = useState<ValueOf<'promotions.try'> | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const tryIt = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lines.length === 0) return setWords(t('adminPromotions:emptyBasket'));
    const wanted = lines.map(({ id, quantity }) => ({ id, quantity }));
    const answer = await runAction('promotions.try', { lines: wanted, codes, email, emirate });
    setWords(answer.ok ? null : answer.words);
    setPreview(answer.ok ? answer.value : null);
  };
  const add = (product: Named) =>
    setLines((before) =>
      before.some(({ id }) => id === product.id) ? before : [...before, { ...product, quantity: 1 }],
    );
  return (
    <ScreenPage title={t('adminPromotions:try')} lead={t('adminPromotions:tryLead')}>
      <Paper withBorder p="md" component="section">
        <form data-look onSubmit={(event) => void tryIt(event)}>
          <Stack>
            <Title order={2} size="h5">
              {t('adminPromotions:basket')}
            </Title>
            <ErrorAlert words={words} />
            <ProductSelect label={t('adminPromotions:addGoods')} onChoose={add} />
            <Lines lines={lines} onChange={setLines} />
            <Group grow align="flex-start" preventGrowOverflow={false}>
              <TagsInput
                label={t('adminPromotions:codes')}
                value={codes}
                onChange={setCodes}
                acceptValueOnBlur
                style={{ minWidth: '14rem' }}
              />
              <TextInput
                type="email"
                label={t('adminPromotions:email')}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                dir="ltr"
                style={{ minWidth: '14rem' }}
              />
              <Select
                label={t('checkout:emirate')}
                data={EMIRATES.map((value) => ({ value, label: t(`checkout:emirates.${value}`) }))}
                value={emirate}
                onChange={(value) => setEmirate(EMIRATES.find((one) => one === value) ?? null)}
                clearable
                style={{ minWidth: '14rem' }}
              />
            </Group>
            <div>
              <Button type="submit" loading={isBusy}>
                {t('adminPromotions:tryNow')}
              </Button>
            </div>
          </Stack>
        </form>
      </Paper>
      <div aria-live="polite">{preview === null ? null : <PromotionPreview preview={preview} />}</div>
    </ScreenPage>
  );
}
