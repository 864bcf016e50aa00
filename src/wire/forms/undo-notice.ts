import { inLanguage } from '#kernel/language.ts';
import type { CartLine, Notice } from '#shop/cart';
import type { CartLinks } from '#views/cart-line/cart-links.ts';
import { lineLinks } from '../fragments.tsx';
import type { FormCall } from './cart-parameters.ts';

type Undoable = { message: string; back: (links: CartLinks) => (key: string) => string };

/** Says what was done to a line, with the link that takes it back. */
export function undoNotice(
  line: CartLine,
  { message, back }: Undoable,
  { visitor, needs }: Pick<FormCall, 'visitor' | 'needs'>,
): Notice {
  const { language, cookies } = visitor;
  const links = lineLinks({ language, token: cookies.token, secret: needs.secret });
  return {
    kind: 'success',
    message,
    facts: { name: inLanguage(line.goods.name, language) },
    link: { message: 'cart:undo', href: back(links)(line.key) },
  };
}

/** How a line that was taken out comes back. */
export const REMOVED: Undoable = { message: 'cart:removedNotice', back: ({ undo }) => undo };
