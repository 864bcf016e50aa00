import { Button, Group, Menu, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { SetupStep } from './rules/setup-steps.ts';
import { useFolded } from './use-folded.ts';

const PERCENT = 100;

/** Hides or shows the guide for all staff; a refusal is shown as a notification. */
function useShowSetup() {
  const { runAction, isBusy } = useAction();
  const show = async (isShown: boolean, done?: string) => {
    const answer = await runAction('home.show-setup', { isShown });
    if (!answer.ok) notifications.show({ color: 'red', message: answer.words });
    else if (done !== undefined) notifications.show({ message: done });
  };
  return { show, isBusy };
}

/** Shows a guide again that was hidden before it was completed. */
export function ShowSetupGuide() {
  const { t } = useLanguage();
  const { show, isBusy } = useShowSetup();
  return (
    <Button variant="default" loading={isBusy} onClick={() => void show(true)}>
      {t('adminHome:setup.show')}
    </Button>
  );
}

/** Links to the screen of a step. */
function StepButton({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const { t, to } = useLanguage();
  const words = t(`adminHome:setup.steps.${step.name}.button`);
  const look = { variant: isNext ? 'filled' : 'default', size: 'sm' } as const;
  return step.isOutside ? (
    <Button {...look} component="a" href={to(step.path)} target="_blank" rel="noreferrer">
      {words}
    </Button>
  ) : (
    <Button {...look} component={Link} to={to(step.path)}>
      {words}
    </Button>
  );
}

function Step({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const { t } = useLanguage();
  const { name, isDone, missing } = step;
  const parts = missing.map((part) => t(`adminHome:setup.parts.${part}`)).join(t('adminHome:setup.comma'));
  return (
    <li className="admin-step" data-done={isDone || undefined}>
      <span className="admin-step-mark">
        {isDone ? <AdminIcon name="check" /> : null}
        <span className="admin-hidden">{t(`adminHome:setup.${isDone ? 'isDone' : 'isOpen'}`)}</span>
      </span>
      <div>
        <Text fw={600} {...(isDone ? { c: 'dimmed' } : {})}>
          {t(`adminHome:setup.steps.${name}.title`)}
        </Text>
        {isDone ? null : (
          <Text size="sm" c="dimmed" maw="62ch">
            {t(`adminHome:setup.steps.${name}.text`)}
          </Text>
        )}
        {parts === '' ? null : <Text size="sm">{t('adminHome:setup.missing', { parts })}</Text>}
      </div>
      {isDone ? null : <StepButton step={step} isNext={isNext} />}
    </li>
  );
}

/** The completed guide, with a button to hide it permanently. */
function Complete() {
  const { t } = useLanguage();
  const { show, isBusy } = useShowSetup();
  return (
    <Paper withBorder p="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} size="h4">
            {t('adminHome:setup.complete')}
          </Title>
          <Text c="dimmed">{t('adminHome:setup.completeText')}</Text>
        </div>
        <Button variant="default" loading={isBusy} onClick={() => void show(false)}>
          {t('adminHome:setup.close')}
        </Button>
      </Group>
    </Paper>
  );
}

function HideMenu() {
  const { t } = useLanguage();
  const { show } = useShowSetup();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" px="xs" aria-label={t('adminHome:setup.more')}>
          <AdminIcon name="dots-three" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<AdminIcon name="x" />}
          onClick={() => void show(false, t('adminHome:setup.hidden'))}
        >
          {t('adminHome:setup.hide')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The setup guide of a new shop: its steps are ticked automatically and link to their screens. Source: BO-01 */
export function SetupGuide({ steps }: { steps: readonly SetupStep[] }) {
  const { t } = useLanguage();
  const mayHide = useRights().includes('settings.change');
  const [isFolded, setFolded] = useFolded();
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (next === undefined) return <Complete />;
  const progress = t('adminHome:setup.progress', { done, total: steps.length });
  return (
    <Paper component="section" withBorder aria-labelledby={`${id}-title`}>
      <Stack gap="sm" p="lg">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <div>
            <Title order={2} size="h4" id={`${id}-title`}>
              {t('adminHome:setup.title')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('adminHome:setup.lead')}
            </Text>
          </div>
          <Group gap={4} wrap="nowrap">
            <Button
              variant="subtle"
              color="gray"
              px="xs"
              aria-label={t(`adminHome:setup.${isFolded ? 'unfold' : 'fold'}`)}
              aria-expanded={!isFolded}
              aria-controls={id}
              onClick={() => setFolded(!isFolded)}
            >
              <AdminIcon name={isFolded ? 'caret-down' : 'caret-up'} />
            </Button>
            {mayHide ? <HideMenu /> : null}
          </Group>
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Text size="sm" className="admin-step-count">
            {progress}
          </Text>
          <Progress
            flex={1}
            maw={320}
            value={(done / steps.length) * PERCENT}
            aria-label={t('adminHome:setup.title')}
          />
        </Group>
      </Stack>
      <ol id={id} className="admin-steps" hidden={isFolded}>
        {steps.map((step) => (
          <Step key={step.name} step={step} isNext={step === next} />
        ))}
      </ol>
    </Paper>
  );
}
