import { Alert, Button, Checkbox, FileInput, Progress, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useUpload } from '../../parts/pictures/use-upload.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const TOO_LARGE = 'design.font-too-large';

type Field = 'file' | 'name' | 'licence' | 'form';
type Refused = Readonly<{ field: Field; words: string }>;

/** The field that shows each refusal; others are about the whole form. */
const FIELDS: Readonly<Record<string, Field>> = {
  'design.font-name': 'name',
  'design.font-name-taken': 'name',
  'design.font-unlicensed': 'licence',
  [TOO_LARGE]: 'file',
  'design.no-font': 'file',
  'design.font-collection': 'file',
  'design.font-broken': 'file',
  'design.font-not-embeddable': 'file',
  'design.font-lacks-letters': 'file',
  'design.font-not-joining': 'file',
  'design.font-known': 'file',
};

/** A default name: `Marhaba Sans` for `marhaba_sans.woff2`. */
function nameOf(file: File): string {
  const stem = file.name.replace(/\.[^.]*$/, '').replace(/[-_]+/g, ' ');
  return stem.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en')).trim();
}

function Sending({ progress }: { progress: number | null }) {
  const { t } = useLanguage();
  if (progress === null) return null;
  const isSent = progress >= 1;
  const words = t(isSent ? 'adminDesign:fonts.preparing' : 'adminDesign:fonts.sending');
  return (
    <div>
      <Progress value={progress * 100} animated={isSent} striped={isSent} aria-label={words} />
      <Text size="sm" role="status">
        {words}
      </Text>
    </div>
  );
}

/** Uploads a font. A refusal is shown at its field, and the form keeps its values. */
export function FontForm({ onAdded }: { onAdded: (font: ValueOf<'design.add-font'>) => void }) {
  const { t } = useLanguage();
  const { upload, isBusy, progress } = useUpload<ValueOf<'design.add-font'>>('font');
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [isLicensed, setLicensed] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (field: Field, words: string) => setRefused({ field, words });
  // Fields are disabled, and cannot be focused, until the response has arrived.
  useEffect(() => {
    if (refused === null || isBusy) return;
    form.current?.querySelector<HTMLElement>(`[data-field="${refused.field}"]`)?.focus();
  }, [refused, isBusy]);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRefused(null);
    if (chosen === null) return;
    if (name === '') setName(nameOf(chosen));
    if (chosen.size > MOST_BYTES) refuse('file', t(refusalKey(TOO_LARGE)));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null) return refuse('file', t('adminDesign:fonts.chooseFile'));
    if (file.size > MOST_BYTES) return refuse('file', t(refusalKey(TOO_LARGE)));
    setRefused(null);
    const answer = await upload(file, { name, licence: isLicensed ? 'yes' : '' });
    if (!answer.ok) return refuse(FIELDS[answer.code] ?? 'form', answer.words);
    setFile(null);
    setName('');
    setLicensed(false);
    onAdded(answer.value);
  };
  const errorOf = (field: Field) => (refused?.field === field ? refused.words : null);

  return (
    <form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t('adminDesign:fonts.add')}
        </Title>
        {errorOf('form') === null ? null : (
          <Alert color="red" role="alert" title={errorOf('form')} tabIndex={-1} data-field="form" />
        )}
        <FileInput
          label={t('adminDesign:fonts.file')}
          aria-label={file === null ? undefined : `${t('adminDesign:fonts.file')}: ${file.name}`}
          description={t('adminDesign:fonts.fileHelp')}
          placeholder={t('adminDesign:fonts.noFile')}
          accept=".woff2,.woff,.ttf,.otf"
          leftSection={<AdminIcon name="upload" />}
          value={file}
          onChange={choose}
          error={errorOf('file')}
          disabled={isBusy}
          required
          data-field="file"
        />
        <TextInput
          label={t('adminDesign:fonts.name')}
          description={t('adminDesign:fonts.nameHelp')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorOf('name')}
          disabled={isBusy}
          required
          maxLength={60}
          data-field="name"
        />
        <Checkbox
          label={t('adminDesign:fonts.licence')}
          description={t('adminDesign:fonts.licenceHelp')}
          checked={isLicensed}
          onChange={(event) => setLicensed(event.currentTarget.checked)}
          error={errorOf('licence')}
          disabled={isBusy}
          required
          data-field="licence"
        />
        <Sending progress={isBusy ? progress : null} />
        <Button type="submit" loading={isBusy}>
          {t('adminDesign:fonts.upload')}
        </Button>
      </Stack>
    </form>
  );
}
