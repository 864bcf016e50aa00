import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder, PRIVATE_FILE } from '../files/private.ts';
import type { WaitingMail } from './outbox.ts';

export type OutgoingMail = WaitingMail & { from: string };
/** Sends a mail; throws when it fails. */
export type MailTransport = (letter: OutgoingMail) => Promise<void>;

async function writeWhole(path: string, text: string | Buffer): Promise<void> {
  try {
    await writeFile(`${path}.part`, text, { mode: PRIVATE_FILE });
    await rename(`${path}.part`, path);
  } finally {
    await rm(`${path}.part`, { force: true });
  }
}

function attached({ attachments }: WaitingMail) {
  return attachments.map(({ fileName, mediaType, content }) => ({
    filename: fileName,
    contentType: mediaType,
    content,
  }));
}

function answeredTo(replyTo: string): { replyTo?: string } {
  return replyTo === '' ? {} : { replyTo };
}

/** Headers for the unsubscribe button of mail programs; works without opening a page. Source: RFC 8058 */
function unsubscribing({ unsubscribeUrl }: WaitingMail): { headers?: Record<string, string> } {
  if (unsubscribeUrl === '') return {};
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { headers };
}

/** Writes mails as files that any browser or mail program opens: `.html`, `.txt`, `.eml`. */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (letter) => {
    const { id, kind, from, recipient, replyTo, subject, html, plain } = letter;
    await makePrivateFolder(folder);
    const stem = join(folder, `${String(id).padStart(6, '0')}-${kind}`);
    const { message } = await composer.sendMail({
      from,
      to: recipient,
      ...answeredTo(replyTo),
      subject,
      html,
      text: plain,
      attachments: attached(letter),
      ...unsubscribing(letter),
    });
    await writeWhole(`${stem}.html`, html);
    await writeWhole(`${stem}.txt`, plain);
    await writeWhole(`${stem}.eml`, message as Buffer);
  };
}

/** Sends mails through an SMTP server, e.g. `smtps://user:password@mail.example:465`. */
export function smtpTransport(url: string): MailTransport {
  const sender = createTransport(url);
  return async (letter) => {
    const { id, from, recipient, replyTo, subject, html, plain } = letter;
    await sender.sendMail({
      from,
      to: recipient,
      ...answeredTo(replyTo),
      subject,
      html,
      text: plain,
      attachments: attached(letter),
      ...unsubscribing(letter),
      messageId: `<mail-${id}@jamra>`,
    });
  };
}
