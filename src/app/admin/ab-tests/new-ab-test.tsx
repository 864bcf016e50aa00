import { Button, Group, NumberInput, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLoaderData, useNavigate } from 'react-router';
import { statedSample } from '#shop/ab-tests/rules/ab-test-draft.ts';
import { CONFIDENCES, POWER_PERCENT } from '#shop/ab-tests/rules/sample-size.ts';
import { SUCCESSES } from '#shop/ab-tests/rules/verdict.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { loadAction, requireRight } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { ErrorAlert, NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/new-ab-test';
import { toPoints } from './shown.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'content.change');
  return loadAction(args, 'ab-tests.choices', {});
}

type Fields = {
  name: string;
  popupA: string | null;
  popupB: string | null;
  success: (typeof SUCCESSES)[number];
  baselinePercent: number | string;
  effectPercent: number | string;
  confidence: string;
};

const INITIAL: Fields = {
  ...{ name: '', popupA: null, popupB: null, success: 'acted' },
  ...{ baselinePercent: 10, effectPercent: 2, confidence: '95' },
};
const MIN_PERCENT = 0.1;
const MAX_PERCENT = 99;

/** The form's values as the action takes them. */
function toDraft({ popupA, popupB, confidence, ...typed }: Fields) {
  return { ...typed, popupA: Number(popupA), popupB: Number(popupB), confidence: Number(confidence) };
}

/** Starts a test; a refusal is shown at its fields. */
function useStart() {
  const { t, to } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const navigate = useNavigate();
  const form = useForm<Fields>({ initialValues: INITIAL });
  const start = async (typed: Fields) => {
    const answer = await runAction('ab-tests.start', { draft: toDraft(typed) });
    if (answer.ok) return navigate(to(`/admin/ab-tests/${answer.value.id}/`));
    form.setErrors(
      Object.fromEntries(
        Object.entries(answer.problems).map(([field, problem]) => [
          field,
          t(`adminAbTests:problems.${problem}`),
        ]),
      ),
    );
  };
  return { form, start, words, isBusy };
}

type Form = ReturnType<typeof useStart>['form'];
type Choices = Route.ComponentProps['loaderData'];

function Compared({ form, popups }: { form: Form; popups: Choices['popups'] }) {
  const { t } = useLanguage();
  const data = popups.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Section title={t('adminAbTests:form.popups')} lead={t('adminAbTests:form.popupsLead')}>
      <TextInput
        label={t('adminAbTests:name')}
        description={t('adminAbTests:nameHelp')}
        required
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['a', 'b'] as const).map((variant) => (
          <Select
            key={variant}
            label={t(`adminAbTests:variant.${variant}`)}
            placeholder={t('adminAbTests:form.choose')}
            data={data}
            searchable
            required
            {...form.getInputProps(variant === 'a' ? 'popupA' : 'popupB')}
          />
        ))}
      </SimpleGrid>
      <Radio.Group label={t('adminAbTests:form.success')} {...form.getInputProps('success')}>
        <Stack gap="xs" mt="xs">
          {SUCCESSES.map((success) => (
            <Radio key={success} value={success} label={t(`adminAbTests:success.${success}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}

/** Help for the baseline field: the measured success rate of variant A, if there is one. */
function useBaselineHelp(form: Form, { popups, days }: Choices): string {
  const { t, language } = useLanguage();
  const { popupA, success } = form.values;
  const chosen = popups.find(({ id }) => String(id) === popupA);
  if (chosen === undefined || chosen.seen === 0) return t('adminAbTests:form.baselineHelp');
  const percent = toPoints(chosen[success] / chosen.seen, language);
  return t('adminAbTests:form.baselineKnown', { days, percent, seen: chosen.seen });
}

/** The parameters of the test, and the resulting sample size. */
function Sample({ form, choices }: { form: Form; choices: Choices }) {
  const { t, language } = useLanguage();
  const size = statedSample(toDraft(form.values));
  const percent = { min: MIN_PERCENT, max: MAX_PERCENT, step: 0.5, decimalScale: 2, required: true };
  return (
    <Section title={t('adminAbTests:form.sample')}>
      <NumberInput
        label={t('adminAbTests:form.baseline')}
        description={useBaselineHelp(form, choices)}
        {...percent}
        {...form.getInputProps('baselinePercent')}
      />
      <NumberInput
        label={t('adminAbTests:form.effect')}
        description={t('adminAbTests:form.effectHelp')}
        {...percent}
        {...form.getInputProps('effectPercent')}
      />
      <Select
        label={t('adminAbTests:form.confidence')}
        data={CONFIDENCES.map((level) => ({ value: String(level), label: `${level}%` }))}
        allowDeselect={false}
        {...form.getInputProps('confidence')}
      />
      <div role="status">
        <Text fw={600}>
          {size === null
            ? t('adminAbTests:form.noSize')
            : t('adminAbTests:form.size', { count: formatNumber(size, language) })}
        </Text>
        {size === null ? null : (
          <Text size="sm" c="dimmed">
            {t('adminAbTests:form.sizeHelp', { effect: form.values.effectPercent, power: POWER_PERCENT })}
          </Text>
        )}
      </div>
    </Section>
  );
}

/** Starts an A/B test of two popups, with its sample size stated in advance. */
export default function NewAbTest() {
  const { t } = useLanguage();
  const choices = useLoaderData<typeof loader>();
  const { form, start, words, isBusy } = useStart();
  const title = t('adminAbTests:create');
  if (choices.popups.length < 2)
    return (
      <ScreenPage title={title}>
        <div className="admin-surface">
          <NothingHere title={t('adminAbTests:form.fewPopups')} text={t('adminAbTests:noneText')} />
        </div>
      </ScreenPage>
    );
  return (
    <ScreenPage title={title} lead={t('adminAbTests:lead')}>
      <form onSubmit={form.onSubmit((typed) => void start(typed))} noValidate>
        <Stack gap="md" maw={720}>
          <ErrorAlert words={words} />
          <Compared form={form} popups={choices.popups} />
          <Sample form={form} choices={choices} />
          <Group>
            <Button type="submit" loading={isBusy}>
              {t('adminAbTests:form.start')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ScreenPage>
  );
}
