import { useLanguage } from '../language/language.tsx';
import { DIRHAM } from './price.tsx';
import { splitAmounts } from './split-amounts.ts';

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;

/**
 * Sanitised HTML whose amounts in dirhams have the sign instead of the word or code; attributes are unchanged.
 *
 * @param dirhams the name of the currency, which is read out
 */
export function signedHtml(html: string, dirhams: string): string {
  const amount = (digits: string) =>
    `<span class="j-price amount"><bdi dir="ltr"><span class="j-price__sign" aria-hidden="true">${DIRHAM}</span>` +
    `<span class="j-vh">${dirhams} </span>${digits}</bdi></span>`;
  return html.replace(TAG_OR_TEXT, (piece) =>
    piece.startsWith('<')
      ? piece
      : splitAmounts(piece)
          .map((part) => ('digits' in part ? amount(part.digits) : part.words))
          .join(''),
  );
}

type SignedHtmlProps = Readonly<{
  /** Sanitised when it was written. */
  html: string;
  className: string;
  lang?: string | undefined;
  dir?: string | undefined;
}>;

/** A formatted text of the owner; its amounts look like prices. */
export function SignedHtml({ html, ...attributes }: SignedHtmlProps) {
  const { t } = useLanguage();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: signedHtml(html, t('shop:dirhams')) }} />;
}
