/**
 * Parameters that are logged: they identify the request and reveal nothing about the visitor. All others are masked.
 */
const SHOWN = new Set([
  'wc-ajax',
  'action',
  'orderby',
  'paged',
  'page',
  'product-page',
  'add-to-cart',
  'variation_id',
  'quantity',
  'min_price',
  'max_price',
  'stock',
  'on_sale',
  'fits',
  'rating_filter',
]);
const SHOWN_FAMILY = /^(?:filter_|query_type_|attribute_|utm_)\w{1,40}$/;
const NAME = /^[a-z_-]{1,24}(?:\[\])?$/i;
const MASK = '***';
/** The path segment after one of these is a secret. */
const KEYED = new Set(['payment-return', 'test-payments', 'cards', 'link', 'shared']);
const MOST_PARAMETERS = 20;
const LONGEST = 500;

function maskPath(path: string): string {
  const parts = path.split('/');
  return parts
    .map((part, index) => (part !== '' && KEYED.has(parts[index - 1] ?? '') ? MASK : part))
    .join('/');
}

function maskParameter(pair: string): string {
  const at = pair.indexOf('=');
  const name = at < 0 ? pair : pair.slice(0, at);
  if (SHOWN.has(name) || (at >= 0 && SHOWN_FAMILY.test(name))) return pair;
  return at < 0 || !NAME.test(name) ? MASK : `${name}=${MASK}`;
}

/**
 * A URL as logged: order keys, links of mails, tokens and typed text are masked. Unknown parameters are masked, so
 * that a new one is never logged by accident.
 *
 * @param url path and query
 */
export function addressForLog(url: string): string {
  const cut = url.slice(0, LONGEST);
  const at = cut.indexOf('?');
  if (at < 0) return maskPath(cut);
  const pairs = cut.slice(at + 1).split('&');
  const more = pairs.length > MOST_PARAMETERS ? ['…'] : [];
  const shown = [...pairs.slice(0, MOST_PARAMETERS).map(maskParameter), ...more].join('&');
  return `${maskPath(cut.slice(0, at))}?${shown}`;
}

const PARAMETER_IN_TEXT = /([?&][a-z][\w[\]-]{0,39}=)[^\s&"'<>]{1,500}/gi;
const LONGEST_TEXT = 8000;

function maskText(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(PARAMETER_IN_TEXT, `$1${MASK}`);
}

const MOST_CAUSES = 3;

type LoggedFault = { type: string; message: string; stack: string; code?: string; cause?: LoggedFault };

/** An error as logged. Leaves out fields of database errors that quote rows and parameters. */
export function faultForLog(error: unknown, causes = MOST_CAUSES): LoggedFault {
  if (!(error instanceof Error)) return { type: typeof error, message: maskText(String(error)), stack: '' };
  const { name, message, stack = '' } = error;
  return {
    type: name,
    message: maskText(message),
    stack: maskText(stack),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error && causes > 0 ? { cause: faultForLog(error.cause, causes - 1) } : {}),
  };
}
