import type { ContactProblems } from './contact-form.ts';

/** Every "no" of a form. */
export type FormRefusal =
  | { code: 'forms.wrong-fields'; problems: ContactProblems }
  /** Sent faster than anybody types. */
  | { code: 'forms.too-quick' }
  /** The form was handed out too long ago, or not by us. */
  | { code: 'forms.stale' }
  /** Too many messages from one place; whole minutes until the next is taken. */
  | { code: 'forms.too-many'; minutes: number };
