import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { ActionAnswer } from '../../../../use-action.ts';

/** The result of a refund, by line or by amount. */
export type RefundPreview = ValueOf<'refunds.preview'>;

/** A way to refund: its fields, its preview and the refund itself. */
export type RefundMode = Readonly<{
  /** Null while the fields are empty, and until loaded. */
  preview: ActionAnswer<RefundPreview> | null;
  /** Whether the fields have input. */
  isAsked: boolean;
  fields: ReactNode;
  make: (form: {
    reason: string;
    version: number;
    key: string;
  }) => Promise<ActionAnswer<ValueOf<'refunds.make'>>>;
}>;
