import { Button, Checkbox, Group, List, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { AccessibilityFault, Publishing, PublishingFindings } from '#kernel/editing/publishing.ts';
import { useLanguage } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';

const REASON_MAX = 300;

/** Titles of faulty nodes, and a function that selects one, if available. */
type Leading = Readonly<{ titleOf: (id: string) => string; onSelect?: (id: string) => void }>;

type PublishAnywayProps = Leading &
  PublishingFindings &
  Readonly<{
    isBusy: boolean;
    onPublish: (answer: Pick<Publishing, 'reason' | 'confirms'>) => void;
    onBack: () => void;
  }>;

function Fault({ fault, titleOf, onSelect }: Leading & { fault: AccessibilityFault }) {
  const { t } = useLanguage();
  const { rule, node, text } = fault;
  const words = (
    <>
      <Text span size="sm" fw={600}>
        {node === null ? t('adminTemplates:publish.inText') : titleOf(node)}
      </Text>{' '}
      <Text span size="sm" c="dimmed">
        {t([`adminEditor:checks.rules.${rule}`, 'adminEditor:checks.rules.other'], { text })}
      </Text>
    </>
  );
  return (
    <List.Item>
      {node === null || onSelect === undefined ? (
        words
      ) : (
        <UnstyledButton className="editor-finding" onClick={() => onSelect(node)}>
          {words}
        </UnstyledButton>
      )}
    </List.Item>
  );
}

type ReasonProps = Leading & {
  faults: readonly AccessibilityFault[];
  reason: string;
  onReason: (reason: string) => void;
};

/** The faults, and the field for the reason to publish with them. */
function Faults({ faults, reason, onReason, ...leading }: ReasonProps) {
  const { t } = useLanguage();
  return (
    <>
      <Text size="sm">{t('adminTemplates:publish.faults')}</Text>
      <List size="sm" listStyleType="none" p={0}>
        {faults.map((fault) => (
          <Fault key={`${fault.rule} ${fault.node} ${fault.text}`} fault={fault} {...leading} />
        ))}
      </List>
      <Textarea
        label={t('adminTemplates:publish.reason')}
        description={t('adminTemplates:publish.reasonHelp')}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        maxLength={REASON_MAX}
        dir="auto"
        required
        autosize
        minRows={2}
      />
    </>
  );
}

type LackProps = { name: string; isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void };

/** A missing widget, with a checkbox to confirm it. */
function Lack({ name, isConfirmed, onConfirm }: LackProps) {
  const { t, language } = useLanguage();
  const widget = widgets.get(name)?.messages[language].name ?? name;
  return (
    <Checkbox
      label={t('adminTemplates:publish.without', { widget })}
      description={t([`adminTemplates:publish.lacks.${name}`, 'adminTemplates:publish.lacks.other'])}
      checked={isConfirmed}
      onChange={(event) => onConfirm(event.currentTarget.checked)}
    />
  );
}

/** Asks for confirmation before publication: a reason for faults, and a checkbox per missing widget. */
export function PublishAnyway(props: PublishAnywayProps) {
  const { faults, lacks, isBusy, onPublish, onBack, ...leading } = props;
  const { t } = useLanguage();
  const [reason, setReason] = useState('');
  const [confirms, setConfirms] = useState<readonly string[]>([]);
  const needsReason = faults.length > 0;
  const isAnswered = (!needsReason || reason.trim() !== '') && lacks.every((name) => confirms.includes(name));
  return (
    <Stack>
      {lacks.map((name) => (
        <Lack
          key={name}
          name={name}
          isConfirmed={confirms.includes(name)}
          onConfirm={(isConfirmed) =>
            setConfirms(isConfirmed ? [...confirms, name] : confirms.filter((one) => one !== name))
          }
        />
      ))}
      {needsReason ? <Faults {...leading} faults={faults} reason={reason} onReason={setReason} /> : null}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('adminTemplates:publish.back')}
        </Button>
        <Button
          loading={isBusy}
          disabled={!isAnswered}
          onClick={() => onPublish({ reason: needsReason ? reason.trim() : null, confirms })}
        >
          {t('adminTemplates:publish.anyway')}
        </Button>
      </Group>
    </Stack>
  );
}
