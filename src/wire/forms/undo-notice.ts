import { inLanguage } from '#kernel/language.ts';
import type { CartLine, Notice } from '#shop/cart';
import type { CartLinks } from '#views/cart-line/cart-links.ts';
import { lineLinks } from '../fragments/fragments.tsx';
import type { FormCall } from './form-call.ts';

type Undoable = { message: string; back: (links: CartLinks) => (key: string) => string };

/** A notice about a changed line, with an undo link. */
export function undoNotice(
  line: CartLine,
  { message, back }: Undoable,
  { visitor, deps }: Pick<FormCall, 'visitor' | 'deps'>,
): Notice {
  const { language, cookies } = visitor;
  const links = lineLinks({ language, token: cookies.token, secret: deps.secret });
  return {
    kind: 'success',
    message,
    facts: { name: inLanguage(line.product.name, language) },
    link: { message: 'cart:undo', href: back(links)(line.key) },
  };
}

/** The notice of a removed line. */
export const REMOVED: Undoable = { message: 'cart:removedNotice', back: ({ undo }) => undo };
