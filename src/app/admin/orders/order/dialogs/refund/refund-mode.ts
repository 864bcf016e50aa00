import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { ActionAnswer } from '../../../../use-action.ts';

/** What a refund comes to, the same by line and by amount. */
export type RefundPreview = ValueOf<'refunds.preview'>;

/** How to refund: what is filled in, what it comes to, and the refund itself. */
export type RefundMode = Readonly<{
  /** Null while nothing is filled in, or nothing is known yet. */
  preview: ActionAnswer<RefundPreview> | null;
  /** Whether something is filled in. */
  isAsked: boolean;
  fields: ReactNode;
  make: (form: {
    reason: string;
    version: number;
    key: string;
  }) => Promise<ActionAnswer<ValueOf<'refunds.make'>>>;
}>;
