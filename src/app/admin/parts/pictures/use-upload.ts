import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';

export type UploadedPicture = ValueOf<'media.add'>;
export type UploadAnswer<Value> = { ok: true; value: Value } | { ok: false; words: string };

function isAnswer<Value>(body: unknown): body is UploadAnswer<Value> {
  return typeof body === 'object' && body !== null && 'ok' in body;
}

/** Sends files to the shop one after the other. Without an answer the file is still here, and the words say why. */
export function useUpload<Value = UploadedPicture>(kind = 'picture') {
  const { language, t } = useLanguage();
  const [open, setOpen] = useState(0);

  async function upload(file: File): Promise<UploadAnswer<Value>> {
    setOpen((count) => count + 1);
    try {
      const body = new FormData();
      body.append(kind, file, file.name);
      const response = await fetch(`/admin/upload/?kind=${kind}`, {
        method: 'POST',
        headers: { 'accept-language': language },
        body,
      });
      const answer: unknown = await response.json();
      if (!isAnswer<Value>(answer)) throw new Error('no answer of the shop');
      return answer.ok ? answer : { ok: false, words: answer.words || t('admin:failed') };
    } catch {
      return { ok: false, words: t(refusalKey('admin.no-answer')) };
    } finally {
      setOpen((count) => count - 1);
    }
  }

  return { upload, isBusy: open > 0 };
}
