import { describe, expect, it } from 'vitest';
import { type ContactDraft, EMPTY_CONTACT, parseContact, readContactDraft } from './contact-form.ts';

const good: ContactDraft = {
  name: 'Maryam',
  email: 'maryam@example.com',
  phone: '',
  topic: 'advice',
  message: 'Which of the two fits a small bag?',
  consent: '1',
};
const problemsOf = (changed: Partial<ContactDraft>) => {
  const parsed = parseContact({ ...good, ...changed });
  return parsed.ok ? {} : parsed.problems;
};

describe('the contact form', () => {
  it('FM-06 reports every missing field; the phone is optional', () => {
    expect(parseContact(EMPTY_CONTACT)).toEqual({
      ok: false,
      problems: {
        name: 'name-missing',
        email: 'email-missing',
        topic: 'topic-missing',
        message: 'message-missing',
        consent: 'consent-missing',
      },
    });
    expect(parseContact(good).ok).toBe(true);
  });

  it('FM-06 reports invalid values', () => {
    expect(problemsOf({ email: 'maryam' })).toEqual({ email: 'email-wrong' });
    expect(problemsOf({ email: 'a@b.example\r\nBcc: c@d.example' })).toEqual({ email: 'email-wrong' });
    expect(problemsOf({ phone: 'call me' })).toEqual({ phone: 'phone-wrong' });
    expect(problemsOf({ message: 'short' })).toEqual({ message: 'message-short' });
    expect(problemsOf({ message: 'x'.repeat(4001) })).toEqual({ message: 'message-long' });
    expect(problemsOf({ name: 'a\nb' })).toEqual({ name: 'name-wrong' });
    expect(problemsOf({ topic: 'money' })).toEqual({ topic: 'topic-missing' });
  });

  it('parses Arabic digits and keeps line breaks', () => {
    const parsed = parseContact({ ...good, phone: '٠٥٠ ١٢٣ ٤٥٦٧', message: 'one line\r\n\u0007another' });
    expect(parsed.ok && parsed.form.phone).toBe('050 123 4567');
    expect(parsed.ok && parsed.form.message).toBe('one line\nanother');
  });

  it('ignores files and truncates long texts', () => {
    const draft = readContactDraft({ get: (name) => (name === 'contact_message' ? 'x'.repeat(9000) : {}) });
    expect(draft.name).toBe('');
    expect(draft.message.length).toBe(5000);
  });
});
