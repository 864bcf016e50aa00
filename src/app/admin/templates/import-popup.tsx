import { Anchor, Badge, Button, FileButton, Group, List, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { LEFT_OUT } from '#shop/templates/rules/left-out.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

type Read = ValueOf<'templates.read-popup'>;
type Imported = ValueOf<'templates.import-popup'>;

/** The parts of the file that were not imported, by reason. */
function LeftOutList({ leftOut }: Pick<Read, 'leftOut'>) {
  const { t } = useLanguage();
  if (leftOut.length === 0) return <Text size="sm">{t('adminTemplates:import.nothingLeftOut')}</Text>;
  const groups = LEFT_OUT.map((kind) => ({ kind, items: leftOut.filter((one) => one.kind === kind) }));
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('adminTemplates:import.leftOut')}
      </Text>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ kind, items }) => (
          <div key={kind}>
            <Text size="sm">{t(`adminTemplates:import.kinds.${kind}`)}</Text>
            <Group gap={6} component="ul" p={0} m={0}>
              {items.map(({ name }) => (
                <Badge key={name} component="li" variant="light" color="gray" tt="none" maw="100%">
                  <bdi dir="ltr">{name}</bdi>
                </Badge>
              ))}
            </Group>
          </div>
        ))}
    </Stack>
  );
}

/** Previews a file, then imports it as a draft. */
function useImport() {
  const { queryAction, runAction, isBusy, words } = useAction();
  const { revalidate } = useRevalidator();
  const [language, setLanguage] = useState<Language>('en');
  const [text, setText] = useState<string | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const look = async (file: string, as: Language) => {
    setText(file);
    setImported(null);
    const answer = await queryAction('templates.read-popup', { text: file, language: as });
    setRead(answer.ok ? answer.value : null);
  };
  const save = async () => {
    if (text === null) return;
    const answer = await runAction('templates.import-popup', { text, language });
    if (!answer.ok) return;
    setImported(answer.value);
    await revalidate();
  };
  const choose = (next: Language) => {
    setLanguage(next);
    if (text !== null) void look(text, next);
  };
  return {
    language,
    choose,
    read,
    imported,
    words,
    isBusy,
    save,
    look: (file: string) => look(file, language),
  };
}

type ImportState = ReturnType<typeof useImport>;

/** The file, and the language of its texts. */
function Chosen({ language, choose, look }: ImportState) {
  const { t } = useLanguage();
  return (
    <Group align="flex-end">
      <Select
        label={t('adminTemplates:import.language')}
        description={t('adminTemplates:import.languageHelp')}
        data={LANGUAGES.map((value) => ({ value, label: t(`adminTemplates:import.languages.${value}`) }))}
        allowDeselect={false}
        value={language}
        onChange={(value) => choose(value === 'ar' ? 'ar' : 'en')}
      />
      <FileButton
        onChange={(file) => void file?.text().then(look)}
        accept="application/json,.json"
        inputProps={{ 'aria-label': t('adminTemplates:import.file') }}
      >
        {(props) => (
          <Button {...props} variant="default" leftSection={<AdminIcon name="upload" />}>
            {t('adminTemplates:import.file')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

function Result({ read, imported }: ImportState) {
  const { t, to } = useLanguage();
  const shown = imported ?? read;
  if (shown === null) return null;
  return (
    <Stack gap="sm">
      <Text role="status">
        {imported === null
          ? t('adminTemplates:import.read', { name: shown.name })
          : t('adminTemplates:import.done', { name: shown.name })}{' '}
        {imported === null ? null : (
          <Anchor component={Link} to={to(`/admin/templates/${imported.id}/`)} underline="always">
            {t('adminTemplates:import.open')}
          </Anchor>
        )}
      </Text>
      <LeftOutList leftOut={shown.leftOut} />
    </Stack>
  );
}

/** Imports a popup from the page builder of another site. Source: WG-22 */
export function ImportPopup({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const state = useImport();
  return (
    <Modal opened onClose={onClose} title={t('adminTemplates:import.title')} size="lg">
      <Stack gap="md">
        <List size="sm">
          {(['where', 'draft'] as const).map((line) => (
            <List.Item key={line}>{t(`adminTemplates:import.lead.${line}`)}</List.Item>
          ))}
        </List>
        <Chosen {...state} />
        <ErrorAlert words={state.words} />
        <Result {...state} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('shop:close')}
          </Button>
          <Button
            loading={state.isBusy}
            disabled={state.read === null || state.imported !== null}
            onClick={() => void state.save()}
          >
            {t('adminTemplates:import.keep')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
