import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { postForm } from './post-form.ts';

const NO_ANSWER = 'admin.no-answer';

export type UploadedPicture = ValueOf<'media.add'>;
/** `code` is the refusal, `words` its message. */
export type UploadAnswer<Value> = { ok: true; value: Value } | { ok: false; code: string; words: string };

type Reply<Value> = { ok: true; value: Value } | { ok: false; words: string; refusal: { code: string } };

function isReply<Value>(body: unknown): body is Reply<Value> {
  return typeof body === 'object' && body !== null && 'ok' in body;
}

/**
 * Uploads files one at a time. If a request fails, the message says why and the file can be sent again.
 *
 * @returns upload: takes the file and further fields; progress: the uploaded share of the current file, null if none
 */
export function useUpload<Value = UploadedPicture>(kind = 'picture') {
  const { language, t } = useLanguage();
  const [open, setOpen] = useState(0);
  const [progress, setProgress] = useState<number | null>(null);

  async function upload(
    file: File,
    typed: Readonly<Record<string, string>> = {},
  ): Promise<UploadAnswer<Value>> {
    setOpen((count) => count + 1);
    setProgress(0);
    try {
      const body = new FormData();
      // The server reads the fields before the file.
      for (const [name, value] of Object.entries(typed)) body.append(name, value);
      body.append(kind, file, file.name);
      const answer = await postForm(`/admin/upload/?kind=${kind}`, body, {
        language,
        onProgress: setProgress,
      });
      if (!isReply<Value>(answer)) throw new Error('no answer of the shop');
      if (answer.ok) return answer;
      return { ok: false, code: answer.refusal.code, words: answer.words || t('admin:failed') };
    } catch {
      return { ok: false, code: NO_ANSWER, words: t(refusalKey(NO_ANSWER)) };
    } finally {
      setOpen((count) => count - 1);
      setProgress(null);
    }
  }

  return { upload, isBusy: open > 0, progress };
}
