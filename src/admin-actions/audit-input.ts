import { cutText } from '#kernel/text/cut-text.ts';
import { UploadedFile } from '#platform/files/uploads.ts';

const SECRET = /password|secret|token|consumerKey|endpoint|p256dh|^auth$/i;
const LONGEST_TEXT = 300;
const MOST_ENTRIES = 50;

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${cutText(text, LONGEST_TEXT)}…` : text;
}

/** The input as the audit log stores it: secrets masked, long texts and lists cut. */
export function auditInput(input: unknown): unknown {
  if (typeof input === 'string') return shortened(input);
  if (Array.isArray(input)) return input.slice(0, MOST_ENTRIES).map(auditInput);
  if (input instanceof Uint8Array) return `${input.length} bytes`;
  if (input instanceof UploadedFile) return `${input.size} bytes`;
  if (input === null || typeof input !== 'object' || input instanceof Date) return input;
  return Object.fromEntries(
    Object.entries(input)
      .slice(0, MOST_ENTRIES)
      .map(([name, value]) => [
        name,
        SECRET.test(name) && typeof value === 'string' ? '…' : auditInput(value),
      ]),
  );
}
