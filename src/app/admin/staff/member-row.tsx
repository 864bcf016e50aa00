import { Badge, Button, Group, Select, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ErrorText } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import { useRoles } from './roles/use-roles.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

type Member = ValueOf<'staff.list'>['members'][number];

/** An invitation or password link, and its recipient; null if it was not emailed. */
export type Handed = Readonly<{ link: string; email: string | null }>;

type ReportAnswer = (answer: { ok: boolean; words?: string }) => void;

/** The actions on a member. */
function MemberActions({
  member: { id, name, ...member },
  onLink,
  onAnswer,
}: {
  member: Member;
  onLink: (handed: Handed) => void;
  onAnswer: ReportAnswer;
}) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const [isOpen, setOpen] = useState(false);
  if (member.closedAt !== null)
    return (
      <Button
        size="xs"
        variant="default"
        onClick={() => void runAction('staff.reopen', { id }).then(onAnswer)}
      >
        {t('adminStaff:reopen')}
      </Button>
    );
  const makeLink = async () => {
    const answer = await runAction('staff.password-link', { id });
    if (answer.ok) onLink({ link: answer.value.link, email: null });
    else onAnswer(answer);
  };
  return (
    <>
      {isOpen ? <SessionsDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('adminStaff:sessions')}
      </Button>
      <Button size="xs" variant="default" onClick={() => void makeLink()}>
        {t('adminStaff:passwordLink')}
      </Button>
      {member.hasSecondFactor ? (
        <ConfirmButton
          size="xs"
          label={t('adminStaff:resetFactor')}
          name={t('adminStaff:resetFactorOf', { name })}
          title={t('adminStaff:resetFactorTitle', { name })}
          text={t('adminStaff:resetFactorText')}
          onConfirm={() => runAction('staff.reset-second-factor', { id }).then(onAnswer)}
        />
      ) : null}
      <ConfirmButton
        size="xs"
        label={t('adminStaff:close')}
        name={t('adminStaff:closeOf', { name })}
        title={t('adminStaff:closeTitle', { name })}
        text={t('adminStaff:closeText')}
        onConfirm={() => runAction('staff.close', { id }).then(onAnswer)}
      />
    </>
  );
}

function MemberState({ member: { closedAt, hasSecondFactor } }: { member: Member }) {
  const { t } = useLanguage();
  if (closedAt !== null) return <Badge color="gray">{t('adminStaff:closed')}</Badge>;
  return (
    <Badge color={hasSecondFactor ? 'green' : 'yellow'} variant="light">
      {t(hasSecondFactor ? 'adminStaff:hasFactor' : 'adminStaff:noFactor')}
    </Badge>
  );
}

/** A member: role, security and actions. */
export function MemberRow({ member, onLink }: { member: Member; onLink: (handed: Handed) => void }) {
  const { t } = useLanguage();
  const roles = useRoles(member.role);
  const { runAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const { id, name } = member;
  const say: ReportAnswer = (answer) => setWords(answer.ok ? null : (answer.words ?? null));
  const change = (value: string | null) => {
    const role = roles.find(value);
    if (role !== null) void runAction('staff.change-role', { id, role }).then(say);
  };
  return (
    <Table.Tr>
      <Table.Td data-name>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          <bdi dir="ltr">{member.email}</bdi>
        </Text>
        <ErrorText words={words} />
      </Table.Td>
      <Table.Td>
        <Select
          aria-label={t('adminStaff:roleOf', { name })}
          data={roles.choices}
          value={member.role}
          allowDeselect={false}
          disabled={isBusy || member.closedAt !== null || !member.isManaged}
          onChange={change}
        />
      </Table.Td>
      <Table.Td>
        <MemberState member={member} />
      </Table.Td>
      <Table.Td>
        {member.isManaged ? (
          <Group gap="xs" justify="flex-end">
            <MemberActions member={member} onLink={onLink} onAnswer={say} />
          </Group>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}
